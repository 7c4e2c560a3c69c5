package hexfront.mapmaker;

import org.locationtech.jts.geom.Coordinate;

/**
 * From longitude and latitude to the plane of the honeycomb, in hexes: a projection to kilometres,
 * an affine map, and a smooth local correction that puts named places exactly where the printed
 * numbers want them.
 */
final class Transform {
  private final Description.Transform spec;
  private final double[][] anchors;

  Transform(Description.Transform spec) {
    this.spec = spec;
    if (Math.abs(determinant()) < 1e-9) {
      throw new MapProblem(
          "transform: per-u and per-v point the same way, so no hex has a place on earth");
    }
    this.anchors =
        spec.warp() == null
            ? new double[0][]
            : spec.warp().anchors().stream()
                .map(
                    a -> {
                      double[] km = project(a.lon(), a.lat());
                      return new double[] {km[0], km[1], a.du(), a.dv()};
                    })
                .toArray(double[][]::new);
  }

  private double determinant() {
    return spec.perU().get(0) * spec.perV().get(1) - spec.perV().get(0) * spec.perU().get(1);
  }

  /** The point of the plane: x is u (across the hexrows), y is v (along them). */
  Coordinate plane(double lon, double lat) {
    double[] km = project(lon, lat);
    double x = km[0] - spec.origin().get(0);
    double y = km[1] - spec.origin().get(1);
    double eu = spec.perU().get(0);
    double nu = spec.perU().get(1);
    double ev = spec.perV().get(0);
    double nv = spec.perV().get(1);
    double u = (nv * x - ev * y) / determinant();
    double v = (eu * y - nu * x) / determinant();
    for (double[] anchor : anchors) {
      double far = Math.hypot(km[0] - anchor[0], km[1] - anchor[1]) / warpLength();
      double weight = Math.exp(-far * far);
      u += weight * anchor[2];
      v += weight * anchor[3];
    }
    return new Coordinate(u, v);
  }

  private double warpLength() {
    Description.Warp warp = spec.warp();
    return warp == null ? 1 : warp.lengthKm();
  }

  private double[] project(double lon, double lat) {
    double radius = spec.radiusKm();
    double dl = Math.toRadians(lon - spec.lon0());
    double p = Math.toRadians(lat);
    double p0 = Math.toRadians(spec.lat0());
    return switch (spec.projection()) {
      case "transverse-mercator" -> {
        double b = Math.cos(p) * Math.sin(dl);
        double e = radius * 0.5 * Math.log((1 + b) / (1 - b));
        yield new double[] {e, radius * (Math.atan2(Math.tan(p), Math.cos(dl)) - p0)};
      }
      case "equirectangular" -> new double[] {radius * Math.cos(p0) * dl, radius * (p - p0)};
      default ->
          throw new MapProblem(
              "transform: projection "
                  + spec.projection()
                  + " is not known; expected transverse-mercator or equirectangular");
    };
  }
}
