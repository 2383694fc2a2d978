//! A share of a core for a process, by Linux's control groups.

use anyhow::{Context, Result};
use std::fs;
use std::path::{Path, PathBuf};

/// Holds as long as it lives; the process has to end before.
pub struct Quota {
    group: PathBuf,
}

const GROUPS: &str = "/sys/fs/cgroup";
/// Short, so that nobody waits long for a process that has used up its share.
const PERIOD_US: u32 = 10_000;

impl Quota {
    /// Gives a process this many hundredths of a core and no more.
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
