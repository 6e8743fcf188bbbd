// Reloads the board when something it counts changed, at most every few seconds: its numbers span the whole company.
import type { CableEvent, CableMessage } from '@onward/contract/cable';
import { useEffect, useState } from 'react';
import { throttle } from '../../../platform/cable/throttle.ts';
import { useCableEvent } from '../../../platform/cable/use-cable-event.ts';
import { refreshBoard } from './dashboard.api.ts';

const EVERY_MS = 5000;
const EVENTS: readonly CableEvent[] = [
  'application_updated',
  'meeting_changed',
  'process_updated',
  'employee_changed',
  'position_changed',
  'location_changed',
];

export function useLiveBoard(): void {
  const [refresh] = useState(() => throttle(EVERY_MS, () => void refreshBoard()));
  useEffect(() => refresh.cancel, [refresh]);
  const onEvent = ({ event }: CableMessage) => {
    if (EVENTS.includes(event)) refresh();
  };
  useCableEvent('applications', onEvent);
  useCableEvent('onboarding', onEvent);
  useCableEvent('company', onEvent);
}
