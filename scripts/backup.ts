// Kept because systemd units that operators copied from deploy/ in the past call this path.
import './operator/backup.ts'
