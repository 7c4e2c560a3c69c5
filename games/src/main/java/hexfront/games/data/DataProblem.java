package hexfront.games.data;

/** Thrown when a data file cannot be used; its message names file, line and what was expected. */
public final class DataProblem extends RuntimeException {
  private static final long serialVersionUID = 1L;
  private final transient Problem problem;

  public DataProblem(Problem problem) {
    super(problem.toString());
    this.problem = problem;
  }

  public Problem problem() {
    return problem;
  }
}
