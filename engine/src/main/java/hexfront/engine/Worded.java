package hexfront.engine;

/** What has a word in data, protocol, journal and interface, whatever its name in the program. */
public interface Worded {
  String word();
}
