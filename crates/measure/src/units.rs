//! Lengths are whole numbers of hundredths of a millimetre.
//!
//! Every base size in millimetres and every twentieth of an inch is then exact, and positions can be compared and hashed.

/// Units in an inch.
pub const INCH: i32 = 2540;

/// Units in a millimetre.
pub const MILLIMETRE: i32 = 100;

/// The largest distance of any coordinate, radius or height from zero: about ten metres.
///
/// This bound makes every product in this crate fit its integer, so points beyond it cannot be made.
pub const FARTHEST: i32 = 1 << 20;

/// A gap of at most this many units is base contact.
///
/// Two circles on whole units can rarely touch exactly; the nearest free point is at most 1.42 units off.
pub const CONTACT: i32 = 2;

/// Whole inches in units; saturates far beyond any table.
pub const fn inches(count: i32) -> i32 {
    count.saturating_mul(INCH)
}

/// Whole millimetres in units.
pub const fn millimetres(count: i32) -> i32 {
    count.saturating_mul(MILLIMETRE)
}

/// Used for lengths of paths, and to find lines and ways whose validity is then decided with integers.
///
/// Only `+ - * /` and `sqrt` are used on it: they give the same bits on every machine.
pub(crate) type Real = f64; // tidy: allow float: lengths are rounded once, up; yes and no are decided with integers

// tidy: allow float: half of one
pub(crate) const HALF: Real = 0.5;

/// A sum of lengths this little above a whole number of units is taken as that number: the rest is rounding error.
const ROUNDING: Real = 1e-3;

/// Whole units, rounded up.
pub(crate) fn round_up(length: Real) -> i32 {
    (length - ROUNDING).ceil() as i32
}

/// The smallest whole number whose square is not below `square`.
pub(crate) fn root_rounded_up(square: u128) -> i64 {
    let root = square.isqrt();
    let whole = if root * root < square { root + 1 } else { root };
    whole as i64
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_root_is_rounded_up_and_exact_where_it_can_be() {
        assert_eq!(root_rounded_up(0), 0);
        assert_eq!(root_rounded_up(24), 5);
        assert_eq!(root_rounded_up(25), 5);
        assert_eq!(root_rounded_up(26), 6);
    }

    #[test]
    fn what_rounding_leaves_does_not_cost_a_unit() {
        assert_eq!(round_up(10_160.000_000_1), 10160);
        assert_eq!(round_up(10160.01), 10161);
    }

    #[test]
    fn lengths_without_end_do_not_overflow() {
        assert_eq!(inches(4), 10160);
        assert_eq!(inches(i32::MAX), i32::MAX);
        assert_eq!(millimetres(i32::MIN), i32::MIN);
    }
}
