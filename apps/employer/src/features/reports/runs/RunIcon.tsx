// The outcome of a run as an icon; the text is next to it.
import type { DataExport } from '@onward/contract/reports/data-exports';
import { CircleAlert, FileSpreadsheet, TimerOff } from 'lucide-react';
import { Spinner } from '../../../design/status/Spinner.tsx';
import styles from './RunIcon.module.css';
import { runState } from './run-state.ts';

const ICONS = { kept: FileSpreadsheet, removed: TimerOff, failed: CircleAlert };

export function RunIcon({ run }: { run: DataExport }) {
  const state = runState(run, new Date());
  if (state === 'running') return <Spinner size={17} />;
  const Icon = ICONS[state];
  return <Icon size={17} className={styles.icon} data-state={state} aria-hidden="true" />;
}
