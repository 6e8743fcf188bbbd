/** Settings passed to PostgreSQL on the command line, so that they always match this program version. */

const always = {
  listen_addresses: '127.0.0.1',
  max_connections: '200',
  shared_buffers: '128MB',
  // One machine and no replicas, so write-ahead logging is kept to the minimum.
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_logical_replication_workers: '0',
  // Short queries gain nothing from JIT; SSDs read randomly almost as fast as sequentially.
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

export interface SettingChoice {
  port: number;
  durable: boolean;
  /** Folder of the socket file; null for TCP only. */
  socketFolder: string | null;
}

export function settingArguments({ port, durable, socketFolder }: SettingChoice): string[] {
  const settings = {
    ...always,
    ...(durable ? {} : forgetful),
    port: String(port),
    unix_socket_directories: socketFolder ?? '',
    unix_socket_permissions: '0700',
  };
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}
