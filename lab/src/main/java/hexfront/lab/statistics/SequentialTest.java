package hexfront.lab.statistics;

/** A test that is told one number after another and stops as soon as it knows. */
public interface SequentialTest {
  /** What a test knows. */
  enum Verdict {
    /** The second is better. */
    BETTER,
    /** The second is not better, or not by as much as was asked. */
    NOT_BETTER,
    /** More numbers are needed. */
    UNDECIDED
  }

  void add(double number);

  Verdict verdict();

  /** How many numbers the test was told. */
  int count();

  double mean();

  /** Where the true mean is, with a confidence that holds at whatever moment one looks. */
  Interval interval();

  /** How far the test is, in a sentence. */
  String state();

  /** How far the test is: at or below -1 the first bound is reached, at or above 1 the second. */
  double progress();
}
