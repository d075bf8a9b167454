/** Says how many connections a server of this process may have. */
import { connectionsAtMost } from '../connections-at-most'

process.stdout.write(String(connectionsAtMost()))
