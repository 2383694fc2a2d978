//! Battle areas (Kampfgebiet): a rectangle with objects on it.

use std::fmt::Write as _;

use measure::units::millimetres;
use measure::{Point, Polygon, Rect};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use strum::VariantArray;
use table::{Vocabulary, Words};

use super::entries::PortalEntry;

/// HR-92: a real place in a home.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Area {
    pub key: String,
    pub name: Words,
    pub table: Rect,
    pub objects: Vec<Object>,
}

/// HR-04: a flat shape with a height.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Object {
    pub key: String,
    pub name: Words,
    pub outline: Polygon,
    pub climbable: bool,
    pub movable: bool,
    pub uneven: bool,
}

/// HR-05: a place for a portal: the middle of an edge, or a corner.
#[derive(
    Clone,
    Copy,
    Debug,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    Serialize,
    Deserialize,
    JsonSchema,
    VariantArray,
    Vocabulary,
)]
#[serde(rename_all = "snake_case")]
#[vocabulary(plain)]
pub enum Site {
    Left,
    Right,
    Near,
    Far,
    NearLeft,
    FarRight,
    NearRight,
    FarLeft,
}

impl Site {
    /// Each site is next to its opposite.
    pub const ALL: &'static [Site] = Site::VARIANTS;
    pub const EDGES: [Site; 4] = [Site::Left, Site::Right, Site::Near, Site::Far];
    pub const CORNERS: [Site; 4] = [Site::NearLeft, Site::FarRight, Site::NearRight, Site::FarLeft];

    pub fn index(self) -> usize {
        self as usize
    }

    pub fn opposite(self) -> Site {
        Site::ALL[self.index() ^ 1]
    }

    /// How far along the width and the depth it is, in halves.
    fn halves(self) -> (i32, i32) {
        match self {
            Site::Left => (0, 1),
            Site::Right => (2, 1),
            Site::Near => (1, 0),
            Site::Far => (1, 2),
            Site::NearLeft => (0, 0),
            Site::FarRight => (2, 2),
            Site::NearRight => (2, 0),
            Site::FarLeft => (0, 2),
        }
    }
}

/// Every area keeps this much room free for a portal, in millimetres.
pub(super) const PORTAL_ROOM: u8 = 80;

impl Area {
    /// The outline of a portal at one of its sites.
    pub fn portal_outline(&self, portal: &PortalEntry, site: Site) -> Polygon {
        let (width, depth) = (millimetres(portal.width.into()), millimetres(portal.depth.into()));
        let (x, y) = site.halves();
        let x = (self.table.high.x() - width) / 2 * x;
        let y = (self.table.high.y() - depth) / 2 * y;
        let low = Point::clamped(x, y);
        let outline = Polygon::rectangle(low, low.shifted(width, depth), millimetres(portal.height.into()));
        outline.expect("the size of a portal is checked when it is read")
    }

    pub(super) fn write_figures(&self, text: &mut String) {
        let written = writeln!(text, "area {} {:?}", self.key, self.table)
            .and_then(|()| self.objects.iter().try_for_each(|object| object.write_figures(text)));
        written.expect("writing to a string does not fail");
    }
}

impl Object {
    fn write_figures(&self, text: &mut String) -> std::fmt::Result {
        let Object { key, outline, climbable, movable, uneven, .. } = self;
        writeln!(text, "object {key} {outline:?} {climbable} {movable} {uneven}")
    }
}

/// Whether the insides of two outlines overlap; touching does not count.
pub fn outlines_overlap(one: &Polygon, other: &Polygon) -> bool {
    let (a, b) = (one.bounds(), other.bounds());
    let apart =
        a.high.x() <= b.low.x() || b.high.x() <= a.low.x() || a.high.y() <= b.low.y() || b.high.y() <= a.low.y();
    if apart {
        return false;
    }
    let holds_some = |one: &Polygon, other: &Polygon| {
        let middles = edges(other).map(|(from, to)| middle(from, to));
        other.corners().iter().copied().chain(middles).any(|point| one.holds(point))
    };
    let centre = |polygon: &Polygon| middle(polygon.bounds().low, polygon.bounds().high);
    holds_some(one, other)
        || holds_some(other, one)
        || edges(one).any(|edge| edges(other).any(|other| cross(edge, other)))
        || (one.holds(centre(one)) && other.holds(centre(one)))
}

fn edges(polygon: &Polygon) -> impl Iterator<Item = (Point, Point)> + '_ {
    let corners = polygon.corners();
    (0..corners.len()).map(move |at| (corners[at], corners[(at + 1) % corners.len()]))
}

fn middle(one: Point, other: Point) -> Point {
    Point::clamped((one.x() + other.x()) / 2, (one.y() + other.y()) / 2)
}

/// Whether two segments cross.
fn cross(one: (Point, Point), other: (Point, Point)) -> bool {
    let side = |(from, to): (Point, Point), point: Point| {
        let (along, way) = ((to.x() - from.x(), to.y() - from.y()), (point.x() - from.x(), point.y() - from.y()));
        (i64::from(along.0) * i64::from(way.1) - i64::from(along.1) * i64::from(way.0)).signum()
    };
    side(one, other.0) * side(one, other.1) < 0 && side(other, one.0) * side(other, one.1) < 0
}
