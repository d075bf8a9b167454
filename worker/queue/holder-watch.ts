import type { Redis } from 'ioredis'

/** Who holds a lease, with the number under which Redis knows the connection that it came by. */
export interface LeaseHolder {
  owner: string
  fence: string
  connection: string
}

/**
 * How long the connection of a holder may be away, in ms, before it counts as ended. A process that lives has another one
 * sooner: it connects again within a tenth of a second, and says so at once.
 */
const graceMs = 1_000

/**
 * Whether the process of a holder has ended. Redis knows in a moment: the system closes the connections of a process that is
 * gone, however it went. Of a machine that lost its power, or its network, it hears nothing: there the term of the lease
 * decides, as it does where Redis does not tell who is connected (a proxy, a rule of access).
 */
export class HolderWatch {
  #seen: string | undefined
  #goneSince: number | undefined

  constructor(private readonly redis: Redis) {}

  /** True where this very connection has seen the holder's, and has not for a second. */
  async hasEnded(holder: LeaseHolder): Promise<boolean> {
    if (holder.connection === '') return false
    const key = `${holder.owner} ${holder.fence} ${holder.connection}`
    const isThere = await this.#isConnected(holder.connection)
    if (isThere === undefined) return false
    if (isThere) {
      this.#seen = key
      this.#goneSince = undefined
      return false
    }
    if (this.#seen !== key) return false
    this.#goneSince ??= performance.now()
    return performance.now() - this.#goneSince >= graceMs
  }

  /**
   * To be called when the own connection ended: a Redis that began anew has nobody's, and counts from the beginning, so that
   * what was seen says nothing.
   */
  forget(): void {
    this.#seen = undefined
    this.#goneSince = undefined
  }

  async #isConnected(connection: string): Promise<boolean | undefined> {
    try {
      return String(await this.redis.client('LIST', 'ID', connection)).includes(`id=${connection} `)
    } catch {
      return undefined
    }
  }
}
