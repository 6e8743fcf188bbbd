// Prometheus metrics: requests, jobs, connections, and the process. Served on the operations port.
import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { App } from '../../app.ts';
import type { CableHub } from '../../cable/cable-hub.ts';

export interface Metrics {
  registry: Registry;
  jobFailures: Counter;
}

export function createMetrics(app: App, hub: CableHub): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  new Gauge({
    name: 'onward_cable_connections',
    help: 'Open live connections of this process',
    registers,
    collect() {
      this.set(hub.size);
    },
  });
  new Gauge({
    name: 'onward_database_connections',
    help: 'Connections of the pool by state',
    labelNames: ['state'],
    registers,
    collect() {
      this.set({ state: 'open' }, app.pool.totalCount);
      this.set({ state: 'idle' }, app.pool.idleCount);
      this.set({ state: 'waiting' }, app.pool.waitingCount);
    },
  });
  const jobFailures = new Counter({
    name: 'onward_job_failures_total',
    help: 'Tries of background jobs that failed, by task',
    labelNames: ['task'],
    registers,
  });
  return { registry, jobFailures };
}

export function installMetrics(http: FastifyInstance, { registry }: Metrics): void {
  const durations = new Histogram({
    name: 'onward_request_seconds',
    help: 'Time to answer, by endpoint and status',
    labelNames: ['endpoint', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  });
  http.addHook('onResponse', async (request, reply) => {
    const endpoint = request.routeOptions.config.endpoint ?? 'other';
    durations.observe({ endpoint, status: reply.statusCode }, reply.elapsedTime / 1000);
  });
}

declare module 'fastify' {
  interface FastifyContextConfig {
    endpoint?: string;
  }
}
