// Units of systemd that were copied from deploy/ before name this path.
import './operator/backup.ts'
