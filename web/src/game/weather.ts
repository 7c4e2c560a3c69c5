/** The weather of a game in words; several where it differs by region. */
export function weatherWord(weather: unknown): string {
  if (weather && typeof weather === "object") {
    const words = [...new Set(Object.values(weather as Record<string, unknown>).map(String))];
    return words.join("/");
  }
  return weather === undefined ? "" : String(weather);
}

/** Whether the ground is white. */
export const isSnowy = (weather: unknown): boolean => /snow|frost/.test(weatherWord(weather));
