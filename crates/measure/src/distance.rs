//! Distances from edge to edge, compared with lengths without taking roots: both sides are squared whole numbers.

use crate::disc::Disc;
use crate::point::Point;
use crate::polygon::Polygon;
use crate::units::{CONTACT, root_rounded_up};
use std::cmp::Ordering;

/// Between two bases.
impl Disc {
    /// The distance from edge to edge, rounded up; below zero if they overlap.
    ///
    /// It is at most a given length exactly when the true distance is.
    pub fn gap(self, other: Disc) -> i32 {
        let apart = root_rounded_up(self.centre().to(other.centre()).square() as u128);
        (apart - i64::from(self.radius()) - i64::from(other.radius())) as i32
    }

    /// How the distance from edge to edge compares with a length, exactly.
    #[inline]
    pub fn compare_gap(self, other: Disc, length: i32) -> Ordering {
        let reach = i64::from(length) + i64::from(self.radius()) + i64::from(other.radius());
        if reach < 0 {
            return Ordering::Greater;
        }
        // A length and two radii are below 2^31.1, so their square fits.
        self.centre().to(other.centre()).square().cmp(&(reach * reach))
    }

    /// Closer than a length, edge to edge: "within" in Moonstone.
    #[inline]
    pub fn is_within(self, length: i32, other: Disc) -> bool {
        self.compare_gap(other, length) == Ordering::Less
    }

    /// Not farther away than a length, edge to edge.
    #[inline]
    pub fn is_at_most(self, length: i32, other: Disc) -> bool {
        self.compare_gap(other, length) != Ordering::Greater
    }

    /// Whether all of the base is closer to `other` than a length, measured to its farthest part.
    pub fn is_completely_within(self, length: i32, other: Disc) -> bool {
        let reach = i64::from(length) + i64::from(other.radius()) - i64::from(self.radius());
        compare_with(self.centre().to(other.centre()).square().into(), 1, reach) == Ordering::Less
    }

    #[inline]
    pub fn overlaps(self, other: Disc) -> bool {
        self.is_within(0, other)
    }

    /// Base contact: not overlapping, and at most [`CONTACT`] apart.
    #[inline]
    pub fn touches(self, other: Disc) -> bool {
        !self.overlaps(other) && self.is_at_most(CONTACT, other)
    }
}

/// Between a base and an outline. A base whose centre is inside is closer than any length.
impl Disc {
    /// The distance from edge to edge, rounded up; below zero if they overlap.
    pub fn gap_to(self, polygon: &Polygon) -> i32 {
        let centre = self.centre();
        if polygon.holds(centre) {
            return -self.radius();
        }
        let squares = polygon.edges().map(|edge| {
            let (square, divisor) = square_to_segment(centre, edge);
            (square as u128).div_ceil(divisor as u128)
        });
        (root_rounded_up(squares.min().unwrap_or(0)) - i64::from(self.radius())) as i32
    }

    /// How the distance from edge to edge compares with a length, exactly.
    #[inline]
    pub fn compare_gap_to(self, polygon: &Polygon, length: i32) -> Ordering {
        let centre = self.centre();
        let reach = i64::from(length) + i64::from(self.radius());
        let bounds = polygon.bounds();
        let beside = (bounds.low.x() - centre.x()).max(centre.x() - bounds.high.x());
        let beyond = (bounds.low.y() - centre.y()).max(centre.y() - bounds.high.y());
        if reach < i64::from(beside.max(beyond).max(0)) {
            return Ordering::Greater;
        }
        compare_distance_to(centre, polygon, reach)
    }

    #[inline]
    pub fn is_within_of(self, length: i32, polygon: &Polygon) -> bool {
        self.compare_gap_to(polygon, length) == Ordering::Less
    }

    /// Whether any of the base is inside the outline; touching it is not overlapping.
    #[inline]
    pub fn overlaps_with(self, polygon: &Polygon) -> bool {
        self.is_within_of(0, polygon)
    }

    pub fn touches_edge_of(self, polygon: &Polygon) -> bool {
        !self.overlaps_with(polygon) && self.compare_gap_to(polygon, CONTACT) != Ordering::Greater
    }

    /// Whether the whole base is inside the outline; touching it from inside is allowed.
    pub fn is_inside(self, polygon: &Polygon) -> bool {
        let centre = self.centre();
        let radius = i64::from(self.radius());
        polygon.holds(centre)
            && polygon.edges().all(|edge| {
                let (square, divisor) = square_to_segment(centre, edge);
                compare_with(square, divisor, radius) != Ordering::Less
            })
    }
}

/// Compares the distance from a centre to the nearest point of an outline with a length; less than any for a centre
/// inside.
fn compare_distance_to(centre: Point, polygon: &Polygon, reach: i64) -> Ordering {
    let compared = polygon.edges().map(|edge| {
        let (square, divisor) = square_to_segment(centre, edge);
        compare_with(square, divisor, reach)
    });
    let nearest = compared.min().unwrap_or(Ordering::Greater);
    if nearest != Ordering::Less && polygon.holds(centre) { Ordering::Less } else { nearest }
}

/// The square of the distance from a point to a segment, as a fraction.
pub(crate) fn square_to_segment(point: Point, (from, to): (Point, Point)) -> (i128, i64) {
    let (along, way) = (from.to(to), from.to(point));
    let (done, whole) = (along.dot(way), along.square());
    if done <= 0 {
        (way.square().into(), 1)
    } else if whole <= done {
        (to.to(point).square().into(), 1)
    } else {
        let aside = i128::from(along.cross(way));
        (aside * aside, whole)
    }
}

/// How the square root of a fraction compares with a length.
pub(crate) fn compare_with(square: i128, divisor: i64, length: i64) -> Ordering {
    if length < 0 {
        return Ordering::Greater;
    }
    square.cmp(&(i128::from(length) * i128::from(length) * i128::from(divisor)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::units::{INCH, inches};

    fn disc(x: i32, y: i32, radius: i32) -> Disc {
        Disc::new(Point::clamped(x, y), radius).unwrap()
    }

    fn square() -> Polygon {
        Polygon::rectangle(Point::clamped(0, 0), Point::clamped(1000, 1000), 0).unwrap()
    }

    /// A 3-4-5 triangle: the gap is a whole number.
    #[test]
    fn a_gap_is_measured_from_edge_to_edge() {
        let (one, other) = (disc(0, 0, 1500), disc(3000, 4000, 1250));
        assert_eq!(one.gap(other), 5000 - 2750);
        assert_eq!(one.compare_gap(other, 2250), Ordering::Equal);
        assert!(!one.is_within(2250, other) && one.is_within(2251, other));
        assert!(one.is_at_most(2250, other) && !one.is_at_most(2249, other));
    }

    #[test]
    fn a_gap_is_rounded_up() {
        // The square root of 2 is 1.41.
        assert_eq!(disc(0, 0, 0).gap(disc(1, 1, 0)), 2);
        assert_eq!(disc(0, 0, 1).gap(disc(1, 1, 0)), 1);
        assert_eq!(disc(0, 0, 10).gap(disc(3, 4, 10)), -15);
    }

    /// A 30 mm base whose centre is 2 inches from the edge of the other is completely within 3 inches, as 2 inches plus
    /// 15 mm are less than 3; a 60 mm base is not.
    #[test]
    fn completely_within_measures_to_the_farthest_part() {
        let other = disc(0, 0, 1500);
        assert!(disc(1500 + inches(2), 0, 1500).is_completely_within(inches(3), other));
        assert!(!disc(1500 + inches(2), 0, 3000).is_completely_within(inches(3), other));
        let exactly = disc(1500 + inches(3) - 1500, 0, 1500);
        assert!(!exactly.is_completely_within(inches(3), other) && exactly.is_completely_within(inches(3) + 1, other));
        assert!(!disc(0, 0, 3000).is_completely_within(INCH / 2, other));
    }

    #[test]
    fn contact_is_a_gap_of_up_to_two_units() {
        let one = disc(0, 0, 1500);
        assert!(one.touches(disc(3000, 0, 1500)) && one.touches(disc(3002, 0, 1500)));
        assert!(!one.touches(disc(3003, 0, 1500)));
        assert!(one.overlaps(disc(2999, 0, 1500)) && !one.touches(disc(2999, 0, 1500)));
    }

    #[test]
    fn an_outline_is_as_near_as_its_nearest_point() {
        assert_eq!(disc(1300, 1400, 100).gap_to(&square()), 400);
        assert_eq!(disc(500, -700, 100).gap_to(&square()), 600);
        assert_eq!(disc(500, 500, 100).gap_to(&square()), -100);
        assert_eq!(disc(1300, 1400, 100).compare_gap_to(&square(), 400), Ordering::Equal);
        assert!(disc(1300, 1400, 501).overlaps_with(&square()) && !disc(1300, 1400, 500).overlaps_with(&square()));
        assert!(disc(1300, 1400, 499).touches_edge_of(&square()) && !disc(1300, 1400, 497).touches_edge_of(&square()));
    }

    #[test]
    fn a_base_is_inside_if_no_part_sticks_out() {
        assert!(disc(500, 500, 500).is_inside(&square()));
        assert!(!disc(500, 500, 501).is_inside(&square()) && !disc(500, 501, 500).is_inside(&square()));
        assert!(!disc(1500, 500, 100).is_inside(&square()));
    }
}
