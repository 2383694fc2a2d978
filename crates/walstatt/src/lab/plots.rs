//! Plots as SVG that takes its colours from the page, so that it can be read on paper and in the dark.

use plotters::coord::Shift;
use plotters::prelude::*;

type Area<'a> = DrawingArea<SVGBackend<'a>, Shift>;
type Drawn = Result<(), Box<dyn std::error::Error>>;

/// These stand for colours of the page, see [`take_colours`].
const INK: RGBColor = RGBColor(1, 1, 1);
const SOFT: RGBColor = RGBColor(2, 2, 2);
const ACCENT: RGBColor = RGBColor(3, 3, 3);
/// On a coloured ground, which is as light in the dark.
const DARK: RGBColor = RGBColor(30, 30, 30);

const WIDTH: i32 = 760;
const ROW: i32 = 24;
/// Room for names on the left, and for figures on the right.
const NAMES: i32 = 230;
const FIGURES: i32 = 110;

/// Something with a share and its interval.
pub struct Bar {
    pub name: String,
    pub value: f64,
    pub low: f64,
    pub high: f64,
    /// As it is written beside it.
    pub text: String,
}

/// Shares, one in each row, between two bounds; a line stands where nobody has more than their part.
pub fn bars(bars: &[Bar], bounds: (f64, f64), even: f64) -> String {
    let height = ROW * bars.len() as i32 + 12;
    let at = |value: f64| {
        let share = (value.clamp(bounds.0, bounds.1) - bounds.0) / (bounds.1 - bounds.0);
        NAMES + (share * f64::from(WIDTH - NAMES - FIGURES)) as i32
    };
    draw(WIDTH, height, |area| {
        area.draw(&PathElement::new([(at(even), 2), (at(even), height - 6)], SOFT.stroke_width(1)))?;
        for (row, bar) in (0..).zip(bars) {
            let middle = row * ROW + ROW / 2 + 2;
            write(area, &bar.name, (NAMES - 10, middle), Side::Right, INK)?;
            write(area, &bar.text, (WIDTH - 4, middle), Side::Right, INK)?;
            area.draw(&PathElement::new([(at(bar.low), middle), (at(bar.high), middle)], ACCENT.stroke_width(2)))?;
            for end in [bar.low, bar.high] {
                area.draw(&PathElement::new([(at(end), middle - 4), (at(end), middle + 4)], ACCENT.stroke_width(1)))?;
            }
            area.draw(&Circle::new((at(bar.value), middle), 4, ACCENT.filled()))?;
        }
        Ok(())
    })
}

/// What everybody in a row wins against everybody in a column; `None` where nobody has met.
pub fn matrix(names: &[String], shares: &[Vec<Option<f64>>]) -> String {
    let cell = ((WIDTH - NAMES) / names.len().max(1) as i32).min(96);
    let height = 30 * (names.len() as i32 + 1) + 8;
    draw(WIDTH, height, |area| {
        for (place, name) in (0..).zip(names) {
            let middle = 30 * place + 45;
            write(area, name, (NAMES - 10, middle), Side::Right, INK)?;
            let most = (cell / 7).max(3) as usize;
            let short: String = if name.chars().count() > most {
                name.chars().take(most - 1).chain(['…']).collect()
            } else {
                name.clone()
            };
            write(area, &short, (NAMES + place * cell + cell / 2, 15), Side::Middle, INK)?;
        }
        for (row, shares) in (0..).zip(shares) {
            for (column, share) in (0..).zip(shares) {
                let Some(share) = share else { continue };
                let (left, top) = (NAMES + column * cell, 30 + 30 * row);
                let ground = Rectangle::new([(left + 1, top + 1), (left + cell - 1, top + 29)], tint(*share).filled());
                area.draw(&ground)?;
                let text = format!("{:.0}", 100.0 * share);
                write(area, &text, (left + cell / 2, top + 15), Side::Middle, DARK)?;
            }
        }
        Ok(())
    })
}

/// How many games there were of each length.
pub fn histogram(lengths: &[(u32, u64)]) -> String {
    let most = lengths.iter().map(|(_, games)| *games).max().unwrap_or(1).max(1);
    let (first, last) =
        (lengths.first().map_or(0, |(rounds, _)| *rounds), lengths.last().map_or(0, |(rounds, _)| *rounds));
    let count = (last - first + 1) as i32;
    let (left, floor, top) = (30, 190, 10);
    let width = (WIDTH - left - 20) / count.max(1);
    let every = (count * 34 / (WIDTH - left)).max(0) + 1;
    draw(WIDTH, 220, |area| {
        area.draw(&PathElement::new([(left, floor), (WIDTH - 10, floor)], SOFT.stroke_width(1)))?;
        for (rounds, games) in lengths {
            let place = (rounds - first) as i32;
            let (from, height) = (left + place * width, (*games as f64 / most as f64 * f64::from(floor - top)) as i32);
            let bar = Rectangle::new([(from + 1, floor - height), (from + width.max(3) - 1, floor)], ACCENT.filled());
            area.draw(&bar)?;
            if place % every == 0 {
                write(area, &rounds.to_string(), (from + width / 2, floor + 14), Side::Middle, INK)?;
            }
        }
        Ok(())
    })
}

enum Side {
    Right,
    Middle,
}

/// Writes a text that ends at a point, or has it in its middle.
fn write(area: &Area<'_>, text: &str, at: (i32, i32), side: Side, colour: RGBColor) -> Drawn {
    use plotters::style::text_anchor::{HPos, Pos, VPos};
    let across = match side {
        Side::Right => HPos::Right,
        Side::Middle => HPos::Center,
    };
    let style = ("sans-serif", 15).into_font().color(&colour).pos(Pos::new(across, VPos::Center));
    area.draw(&Text::new(text.to_string(), at, style))?;
    Ok(())
}

/// From blue for what loses over nearly white for what is even to orange for what wins.
fn tint(share: f64) -> RGBColor {
    let far = ((share - 0.5).abs() * 4.0).min(1.0);
    let mix = |to: u8| (246.0 + (f64::from(to) - 246.0) * far) as u8;
    let [red, green, blue] = if share < 0.5 { [110, 165, 220] } else { [235, 150, 80] };
    RGBColor(mix(red), mix(green), mix(blue))
}

fn draw(width: i32, height: i32, paint: impl FnOnce(&Area<'_>) -> Drawn) -> String {
    let mut svg = String::new();
    {
        let area = SVGBackend::with_string(&mut svg, (width as u32, height as u32)).into_drawing_area();
        let done = paint(&area).and_then(|()| Ok(area.present()?));
        done.expect("drawing into a text cannot fail");
    }
    take_colours(&svg)
}

/// Lets the page decide on the colours, and on the width.
fn take_colours(svg: &str) -> String {
    let svg =
        svg.replace("#010101", "currentColor").replace("#020202", "var(--soft)").replace("#030303", "var(--accent)");
    let start = svg.find("viewBox").unwrap_or(0);
    format!("<svg role=\"img\" aria-hidden=\"true\" {}", &svg[start..])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn plots_take_their_colours_from_the_page() {
        let bar = Bar { name: "Orcs & Elves".into(), value: 0.6, low: 0.5, high: 0.7, text: "60 %".into() };
        let svg = bars(&[bar], (0.0, 1.0), 0.5);
        assert!(svg.starts_with("<svg role=\"img\"") && svg.contains("currentColor") && svg.contains("var(--accent)"));
        assert!(svg.contains("Orcs &amp; Elves") && !svg.contains("#010101"), "{svg}");
    }

    #[test]
    fn a_share_is_tinted_by_how_far_from_even_it_is() {
        assert_eq!(tint(0.5), RGBColor(246, 246, 246));
        assert!(tint(0.9).0 > tint(0.9).2 && tint(0.1).0 < tint(0.1).2);
        assert_eq!(tint(0.75), tint(1.0));
    }

    #[test]
    fn every_pairing_and_length_is_drawn() {
        let names = ["A".to_string(), "B".to_string()];
        let svg = matrix(&names, &[vec![None, Some(0.625)], vec![Some(0.375), None]]);
        assert_eq!((svg.matches("<rect").count(), svg.contains("62"), svg.contains("38")), (2, true, true));
        assert_eq!(histogram(&[(3, 5), (5, 10)]).matches("<rect").count(), 2);
    }
}
