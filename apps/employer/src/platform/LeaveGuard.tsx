// The app's only router blocker: asks before a navigation that would lose unsaved work of any editor (PLT-057).
import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { askToLeave, wouldLose } from './unsaved-work.ts';

export function LeaveGuard() {
  const blocker = useBlocker(({ currentLocation, nextLocation }) => wouldLose(currentLocation, nextLocation));
  useEffect(() => {
    if (blocker.state === 'blocked') askToLeave({ leave: blocker.proceed, stay: blocker.reset });
  }, [blocker]);
  return null;
}
