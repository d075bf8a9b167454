/** Says how many connections a server of this process may have. */
import { connectionsAtMost } from '../open-connections'

process.stdout.write(String(connectionsAtMost()))
