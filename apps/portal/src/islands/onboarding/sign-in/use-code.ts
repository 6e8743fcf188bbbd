// Asks for a code and opens the portal with it.
import { errorCodes } from '@onward/contract/errors';
import { type CodeSent, openPortal, requestPortalCode } from '@onward/contract/onboarding/onboarding-portal';
import { useEffect, useRef, useState } from 'preact/hooks';
import { useTexts } from '../../../texts/texts.ts';
import { api, refusalOf } from '../../api.ts';
import {
  isWholeCode,
  type KnownCode,
  minutesLeft,
  recallCode,
  rememberCode,
  secondsUntilResend,
} from './code-entry.ts';

interface CodeOf {
  processKey: string;
  token: string;
  onOpened(portalToken: string): Promise<void>;
  onGone(): void;
}

export interface CodeEntry {
  sent: CodeSent | null;
  code: string;
  minutes: number;
  resendSeconds: number;
  problem: string | null;
  failure: string | null;
  isBusy: boolean;
  type(code: string): void;
  request(channel?: CodeSent['channel']): Promise<void>;
  open(code?: string): Promise<void>;
}

export function useCode({ processKey, token, onOpened, onGone }: CodeOf): CodeEntry {
  const { t } = useTexts();
  const [known, setKnown] = useState<KnownCode | null>(null);
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [now, setNow] = useState(0);
  const isUnderWay = useRef(false);

  const keep = (next: KnownCode | null): void => {
    rememberCode(processKey, next);
    setKnown(next);
  };

  /** One request at a time; two taps can arrive before the first one is rendered. */
  const alone = async (work: () => Promise<void>): Promise<void> => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setBusy(true);
    setFailure(null);
    try {
      await work();
    } catch (error) {
      const refusal = refusalOf(error);
      if (refusal?.error_code === errorCodes.linkExpired || refusal?.error_code === errorCodes.notFound) onGone();
      else setFailure(refusal?.message || t('onboarding-portal:code.failed'));
    } finally {
      isUnderWay.current = false;
      setBusy(false);
    }
  };

  const request = (channel?: CodeSent['channel']): Promise<void> =>
    alone(async () => {
      const body = { process_key: processKey, token, ...(channel && { channel }) };
      const sent = await api().call(requestPortalCode, { body });
      setCode('');
      setProblem(null);
      setNow(Date.now());
      keep({ sent, requestedAt: Date.now() });
    });

  const open = (typed: string = code): Promise<void> => {
    if (!isWholeCode(typed)) {
      setProblem(t('onboarding-portal:code.incomplete'));
      return Promise.resolve();
    }
    return alone(async () => {
      try {
        const opened = await api().call(openPortal, { body: { process_key: processKey, token, code: typed } });
        keep(null);
        await onOpened(opened.portal_token);
      } catch (error) {
        const refusal = refusalOf(error);
        const text = refusal?.errors?.code?.[0];
        if (!text || !known) throw error;
        setCode('');
        setProblem(text);
        keep({ ...known, sent: { ...known.sent, tries_left: Math.max(0, known.sent.tries_left - 1) } });
      }
    });
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on load.
  useEffect(() => {
    const earlier = recallCode(processKey, Date.now());
    setNow(Date.now());
    if (earlier) setKnown(earlier);
    else void request();
    const clock = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(clock);
  }, []);

  return {
    sent: known?.sent ?? null,
    code,
    minutes: known ? minutesLeft(known.sent.expires_at, now) : 0,
    resendSeconds: known ? secondsUntilResend(known.requestedAt, now) : 0,
    problem,
    failure,
    isBusy,
    type: (typed) => {
      setProblem(null);
      setCode(typed);
      if (isWholeCode(typed) && !isWholeCode(code)) void open(typed);
    },
    request,
    open,
  };
}
