import { Gauge, type Registry } from 'prom-client'

/** Tells what a worker is for: 1, with its role as a label. */
export function roleGauge(role: string, registers: Registry[]): void {
  new Gauge({
    name: 'site_worker_role',
    help: 'What this worker is for.',
    labelNames: ['role'],
    registers,
  }).set({ role }, 1)
}
