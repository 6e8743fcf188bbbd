/** The settings PostgreSQL is started with: on the command line, so that they always fit this program version. */

const always = {
  listen_addresses: '127.0.0.1',
  // TCP on loopback only: a socket file would need a path shorter than 108 bytes, which a data folder may exceed.
  unix_socket_directories: '',
  max_connections: '200',
  shared_buffers: '128MB',
  // One machine, no replicas: the least that is written to the log of changes.
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_logical_replication_workers: '0',
  // Short queries gain nothing from compiling; solid-state disks read randomly almost as fast as in order.
  jit: 'off',
  random_page_cost: '1.1',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_line_prefix: '%t [%p] ',
  log_checkpoints: 'off',
};

/** For tests: nothing has to survive a power cut, so nothing waits for the disk. */
const forgetful = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
  max_wal_size: '4GB',
};

export function settingArguments(choice: { port: number; durable: boolean }): string[] {
  const settings = { ...always, ...(choice.durable ? {} : forgetful), port: String(choice.port) };
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}
