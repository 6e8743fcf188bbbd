// What applicants will see, for the staff of that company (CAR-022): asked for with the session of the employer's app.
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

/** Without a session of that company there is nothing here. */
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
  if (found === 'loading') return <p class="column meta centred">{t('careers:site.loading')}</p>;
  if (found === 'nothing') {
    return (
      <main class="column stack" id="content">
        <Message message="not_found" />
      </main>
    );
  }
  return <>{children(found.loaded)}</>;
}
