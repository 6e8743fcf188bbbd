// A preview of what applicants see, for the company's staff (CAR-022), loaded with the employer app's session.
import type { Client } from '@onward/client/client';
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Message } from '../pages/MessagePage.tsx';
import { useTexts } from '../texts/texts.ts';
import { staffApi } from './api.ts';

interface PreviewedProps<Loaded> {
  load(client: Client): Promise<Loaded>;
  children(loaded: Loaded): ComponentChildren;
}

/** Shows nothing without a session of that company. */
export function Previewed<Loaded>({ load, children }: PreviewedProps<Loaded>) {
  const { t } = useTexts();
  const [found, setFound] = useState<{ loaded: Loaded } | 'loading' | 'nothing'>('loading');
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for once.
  useEffect(() => {
    const client = staffApi();
    const asked = client ? load(client) : Promise.reject(new Error('Nobody is signed in.'));
    asked.then(
      (loaded) => setFound({ loaded }),
      () => setFound('nothing'),
    );
  }, []);
  if (found === 'loading') return <p class="column meta centered">{t('careers:site.loading')}</p>;
  if (found === 'nothing') {
    return (
      <main class="column stack" id="content">
        <Message message="not_found" />
      </main>
    );
  }
  return <>{children(found.loaded)}</>;
}
