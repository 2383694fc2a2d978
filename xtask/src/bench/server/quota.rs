//! Limits a process to a share of a core, by Linux's control groups.

use anyhow::{Context, Result};
use std::fs;
use std::path::{Path, PathBuf};

/// Applies until dropped; the process has to end first.
pub struct Quota {
    group: PathBuf,
}

const GROUPS: &str = "/sys/fs/cgroup";
/// Short, so that a process that has used up its share does not wait long.
const PERIOD_US: u32 = 10_000;

impl Quota {
    /// Limits a process to this many hundredths of a core.
    pub fn give(process: u32, hundredths: u32) -> Result<Quota> {
        let name = format!("walstatt-bench-{process}");
        let quota = PERIOD_US / 100 * hundredths;
        let (group, limits) = if Path::new(GROUPS).join("cgroup.controllers").exists() {
            (Path::new(GROUPS).join(name), vec![("cpu.max", format!("{quota} {PERIOD_US}"))])
        } else {
            let limits = [("cpu.cfs_period_us", PERIOD_US), ("cpu.cfs_quota_us", quota)];
            (Path::new(GROUPS).join("cpu").join(name), limits.map(|(file, value)| (file, value.to_string())).into())
        };
        fs::create_dir(&group).with_context(|| format!("could not make {}", group.display()))?;
        let quota = Quota { group };
        for (file, value) in limits.into_iter().chain([("cgroup.procs", process.to_string())]) {
            let path = quota.group.join(file);
            fs::write(&path, value).with_context(|| format!("could not write {}", path.display()))?;
        }
        Ok(quota)
    }
}

impl Drop for Quota {
    fn drop(&mut self) {
        let _it_may_be_in_use = fs::remove_dir(&self.group);
    }
}
