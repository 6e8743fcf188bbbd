// Where toasts appear. Loaded after the first page, or as soon as there is a toast to show.
import { Suspense, useEffect, useState } from 'react';
import { onWaitingToast } from '../design/toasts/toasts.ts';
import { partWithControls } from '../platform/chunks/lazy-page.tsx';

const ToastHost = partWithControls(() => import('../design/toasts/ToastHost.tsx'));

const FIRST_PAGE_MS = 3000;

export function ToastArea() {
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    const want = () => setWanted(true);
    const stopListening = onWaitingToast(want);
    const timer = setTimeout(want, FIRST_PAGE_MS);
    return () => {
      stopListening();
      clearTimeout(timer);
    };
  }, []);
  return <Suspense>{wanted && <ToastHost />}</Suspense>;
}
