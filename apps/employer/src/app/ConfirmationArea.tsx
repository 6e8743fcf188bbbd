// Where "Confirm it's you" appears, on any page.
import { Suspense } from 'react';
import { confirmationStore } from '../platform/session/confirmation.ts';
import { useStore } from '../platform/store.ts';
import { ConfirmIdentity } from './feature-pages.ts';

export function ConfirmationArea() {
  const prompt = useStore(confirmationStore);
  return <Suspense>{prompt && <ConfirmIdentity prompt={prompt} />}</Suspense>;
}
