import { passIdle, passOver } from "../settings";
import type { Common } from "./common";

const ENDINGS = ["end-phase", "pass"];

/** Phases that are ended for the player because he wants it so. */
export class PassingOver {
  constructor(private readonly common: Common) {}

  /** Whether the phase is one that the player wants to be passed over. */
  get isNamed(): boolean {
    const { box, decision } = this.common.session;
    return (passOver.value[box.id] ?? []).includes(decision.value.stage);
  }

  toggle(): void {
    const { box, decision } = this.common.session;
    const { stage } = decision.value;
    const named = passOver.value[box.id] ?? [];
    passOver.value = { ...passOver.value, [box.id]: this.isNamed ? named.filter((each) => each !== stage) : [...named, stage] };
  }

  /** Whether the phase is to be ended now: never one to which the player has just come back. */
  async isDue(): Promise<boolean> {
    const { session } = this.common;
    const last = session.frames.value[session.frames.value.length - 1];
    if (last?.what === "undo" || !ENDINGS.some((type) => this.common.may(type))) {
      return false;
    }
    const { sequence } = session;
    const may = this.isNamed || (passIdle.value && (await this.isIdle()));
    if (!may || sequence !== session.sequence) {
      return false;
    }
    const type = ENDINGS.find((each) => this.common.may(each)) as string;
    const { legal, warnings = [] } = await session.seat.check({ type });
    return legal && warnings.length === 0 && sequence === session.sequence;
  }

  /** Whether the phase can only be ended. */
  private async isIdle(): Promise<boolean> {
    const { orders } = await this.common.session.seat.legal(2);
    return orders.length > 0 && orders.every(({ type }) => ENDINGS.includes(type));
  }
}
