package hexfront.lab.statistics;

/** A little linear algebra on small matrices. */
final class Matrix {
  private Matrix() {}

  static double[] times(double[][] matrix, double[] vector) {
    double[] product = new double[matrix.length];
    for (int i = 0; i < matrix.length; i++) {
      for (int j = 0; j < vector.length; j++) {
        product[i] += matrix[i][j] * vector[j];
      }
    }
    return product;
  }

  /** The inverse of a symmetric positive definite matrix. */
  static double[][] inverse(double[][] matrix) {
    int n = matrix.length;
    double[][] left = new double[n][];
    double[][] right = new double[n][n];
    for (int i = 0; i < n; i++) {
      left[i] = matrix[i].clone();
      right[i][i] = 1;
    }
    for (int pivot = 0; pivot < n; pivot++) {
      scale(left[pivot], right[pivot], 1 / left[pivot][pivot]);
      for (int row = 0; row < n; row++) {
        if (row != pivot) {
          double factor = left[row][pivot];
          subtract(left[row], left[pivot], factor);
          subtract(right[row], right[pivot], factor);
        }
      }
    }
    return right;
  }

  private static void scale(double[] a, double[] b, double factor) {
    for (int i = 0; i < a.length; i++) {
      a[i] *= factor;
      b[i] *= factor;
    }
  }

  private static void subtract(double[] row, double[] other, double factor) {
    for (int i = 0; i < row.length; i++) {
      row[i] -= factor * other[i];
    }
  }
}
