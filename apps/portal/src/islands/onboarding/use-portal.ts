// Opens the portal: with the token of this device, or after a code.
import { errorCodes } from '@onward/contract/errors';
import { getPortal, type Portal } from '@onward/contract/onboarding/onboarding-portal';
import { useEffect, useRef, useState } from 'preact/hooks';
import { refusalOf } from '../api.ts';
import { createPortalClient, type PortalClient } from './portal-client.ts';
import { forgetToken, recallToken, rememberToken } from './portal-session.ts';
import { repeatUntilBack } from './repeat-until-back.ts';

export type PortalState =
  | { kind: 'starting' }
  | { kind: 'code' }
  | { kind: 'open'; portal: Portal; client: PortalClient }
  /** Completed or stopped. */
  | { kind: 'gone' }
  | { kind: 'failed' };

export interface OpenedPortal {
  state: PortalState;
  open(token: string): Promise<void>;
  retry(): Promise<void>;
  setPortal(portal: Portal): void;
  /** Loads the tasks again, after they changed outside this page. */
  refresh(): Promise<void>;
  end(): void;
  /** True when the error ended the visit: the code is asked for again, or the link is over. */
  explain(error: unknown): boolean;
}

export function usePortal(processKey: string): OpenedPortal {
  const [state, setState] = useState<PortalState>({ kind: 'starting' });
  const client = useRef<PortalClient | null>(null);

  const explain = (error: unknown): boolean => {
    const code = refusalOf(error)?.error_code;
    if (code === errorCodes.sessionInvalid || code === errorCodes.noAccess) {
      forgetToken(processKey);
      setState({ kind: 'code' });
      return true;
    }
    if (code === errorCodes.linkExpired || code === errorCodes.notFound) {
      forgetToken(processKey);
      setState({ kind: 'gone' });
      return true;
    }
    return false;
  };

  const load = async (): Promise<void> => {
    const opened = client.current;
    if (!opened) return setState({ kind: 'code' });
    try {
      const { portal } = await opened.call(getPortal, { params: { process_key: processKey } });
      setState({ kind: 'open', portal, client: opened });
    } catch (error) {
      if (!explain(error)) setState((known) => (known.kind === 'open' ? known : { kind: 'failed' }));
    }
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on load.
  useEffect(() => {
    const token = recallToken(processKey);
    if (token) client.current = createPortalClient(token);
    void load();
  }, []);

  const hasFailed = state.kind === 'failed';
  // biome-ignore lint/correctness/useExhaustiveDependencies: tried again when the connection is back.
  useEffect(() => {
    if (!hasFailed) return;
    return repeatUntilBack(() => void load());
  }, [hasFailed]);

  return {
    state,
    open: async (token) => {
      rememberToken(processKey, token);
      client.current = createPortalClient(token);
      await load();
    },
    retry: load,
    refresh: load,
    setPortal: (portal) => {
      if (client.current) setState({ kind: 'open', portal, client: client.current });
    },
    end: () => setState({ kind: 'gone' }),
    explain,
  };
}
