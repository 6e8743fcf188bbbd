// The pre-flight of a person, kept up to date, and sending them.
import { errorCodes } from '@onward/contract/errors';
import type { PayrollProvider } from '@onward/domain/payroll/hires';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Failure } from '../../../../platform/forms/read-failure.ts';
import { takeFailure } from '../../../../platform/forms/take-failure.ts';
import { type Person, preflightQuery, send } from '../../payroll.api.ts';
import { useLiveTransfers, whileUnderWay } from '../../use-live-transfers.ts';

export function useSend(person: Person, provider: PayrollProvider, open: boolean) {
  const { data, error, isFetching, refetch } = useQuery({
    ...preflightQuery(person, provider),
    enabled: open,
    refetchInterval: ({ state }) => whileUnderWay(state.data?.transfer ? [state.data.transfer] : undefined),
  });
  const [busy, setBusy] = useState(false);
  const [asking, setAsking] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [asked, setAsked] = useState(false);
  useLiveTransfers();

  const checkAgain = () => {
    setFailure(null);
    setAsked(true);
    void refetch().finally(() => setAsked(false));
  };
  const start = async (isConfirmed: boolean): Promise<void> => {
    setBusy(true);
    setFailure(null);
    try {
      await send(person, provider, isConfirmed);
      setAsking(false);
    } catch (problem) {
      const read = takeFailure(problem);
      // Somebody else has sent this person meanwhile, so that this would be an update.
      if (read.code === errorCodes.conflict && !isConfirmed) setAsking(true);
      else {
        setAsking(false);
        setFailure(read);
      }
    } finally {
      await refetch();
      setBusy(false);
    }
  };
  return {
    preflight: data,
    error,
    /** Only what the user asked for; updates in the background show nothing. */
    isChecking: asked && isFetching,
    busy,
    failure,
    asking,
    ask: () => setAsking(true),
    dismiss: () => setAsking(false),
    checkAgain,
    start,
  };
}
