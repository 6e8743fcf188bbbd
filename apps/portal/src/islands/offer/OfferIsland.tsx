// An offer opened through its link (CAR-018): fill in, read, sign or decline, and what became of it.
import type { PageFrame } from '@onward/contract/careers/portal-pages';
import { errorCodes } from '@onward/contract/errors';
import { getOfferTask, type OfferTask } from '@onward/contract/offers/offer-tasks';
import { useEffect, useState } from 'preact/hooks';
import { Message } from '../../pages/MessagePage.tsx';
import { api, refusalOf } from '../api.ts';
import { EndedOffer } from './EndedOffer.tsx';
import { Frame } from './OfferFrame.tsx';
import { OpenOffer } from './OpenOffer.tsx';

export interface OfferIslandProps {
  task: OfferTask;
  token: string;
  /** When the page was rendered. */
  now: string;
}

export function OfferIsland({ task: first, token, now, frame }: OfferIslandProps & { frame: PageFrame }) {
  const [task, setTask] = useState(first);
  const [isGone, setGone] = useState(false);
  /** Something happened while the page was open, such as a withdrawal. */
  const [hasChanged, setChanged] = useState(false);

  const load = async (): Promise<OfferTask | null> => {
    try {
      const fresh = await api().call(getOfferTask, { params: { token } });
      setTask(fresh);
      return fresh;
    } catch (error) {
      if (refusalOf(error)?.error_code === errorCodes.linkExpired) setGone(true);
      return null;
    }
  };

  /** True when the offer is no longer open, which the page then shows. */
  const checkState = async (): Promise<boolean> => {
    const fresh = await load();
    const isOver = fresh !== null && fresh.offer.status !== 'sent';
    if (isOver) setChanged(true);
    return isOver;
  };

  // Loading it once with a script records that a person has viewed the offer.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on load.
  useEffect(() => void load(), []);

  const { status } = task.offer;
  if (isGone) {
    return (
      <Frame frame={frame}>
        <Message message="link_expired" />
      </Frame>
    );
  }
  if (status === 'sent') {
    return (
      <OpenOffer
        task={task}
        token={token}
        now={now}
        frame={frame}
        checkState={checkState}
        onGone={() => setGone(true)}
        onChanged={(changed) => {
          setTask(changed);
          scrollTo({ top: 0 });
        }}
      />
    );
  }
  return (
    <Frame frame={frame}>
      <EndedOffer
        token={token}
        task={task}
        hasChanged={hasChanged}
        isNew={status !== first.offer.status}
        onCheck={load}
      />
    </Frame>
  );
}
