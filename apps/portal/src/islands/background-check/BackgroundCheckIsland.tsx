// A background check opened through its link (CAR-019): the notice, the permission, and what became of it.
import { type CheckTask, getCheckTask } from '@onward/contract/background-checks/check-tasks';
import type { PageFrame } from '@onward/contract/careers/portal-pages';
import { errorCodes } from '@onward/contract/errors';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Message } from '../../pages/MessagePage.tsx';
import { TextsContext } from '../../texts/texts.ts';
import { api, refusalOf } from '../api.ts';
import { usePageLanguage } from '../use-page-language.ts';
import { AdverseNotice } from './AdverseNotice.tsx';
import { CheckFrame } from './CheckFrame.tsx';
import { EndedCheck } from './EndedCheck.tsx';
import { OpenCheck } from './OpenCheck.tsx';
import { isAdverse, shownState } from './shown-state.ts';

export interface BackgroundCheckIslandProps {
  task: CheckTask;
  token: string;
  /** When the page was rendered. */
  now: string;
}

export function BackgroundCheckIsland(props: BackgroundCheckIslandProps & { frame: PageFrame }) {
  const { token } = props;
  const [{ task, now }, setPage] = useState<Pick<BackgroundCheckIslandProps, 'task' | 'now'>>(props);
  const [isGone, setGone] = useState(false);
  /** Something happened while the page was open, such as a cancellation. */
  const [hasChanged, setChanged] = useState(false);
  const { texts, frame, hasFailed } = usePageLanguage<BackgroundCheckIslandProps>(props.frame, setPage);
  const setTask = (changed: CheckTask): void => setPage((page) => ({ ...page, task: changed }));

  /** True when the check is in another state now, which the page then shows. */
  const checkState = async (): Promise<boolean> => {
    try {
      const fresh = await api().call(getCheckTask, { params: { token } });
      if (fresh.background_check.status === task.background_check.status) return false;
      setTask(fresh);
      setChanged(true);
      return true;
    } catch {
      return false;
    }
  };

  const explainState = async (error: unknown): Promise<boolean> => {
    const refusal = refusalOf(error);
    if (refusal?.error_code === errorCodes.linkExpired) {
      setGone(true);
      return true;
    }
    // Without an answer it may still have arrived, which the page then shows.
    return !refusal || refusal.error_code === errorCodes.wrongState ? checkState() : false;
  };

  const failure = hasFailed ? texts.t('check-consent:page.languageFailed') : null;
  const state = shownState(task, now);
  const heading = useFocusOnChange(state);
  const shown = { task, token, heading, explainState, onChanged: setTask };
  return (
    <TextsContext.Provider value={texts}>
      {state === 'open' && !isGone ? (
        <OpenCheck {...shown} now={now} frame={frame} failure={failure} />
      ) : (
        <CheckFrame frame={frame} failure={failure}>
          {hasChanged && (
            <p class="notice" role="status">
              {texts.t('check-consent:page.changed')}
            </p>
          )}
          {isGone ? (
            <Message message="link_expired" />
          ) : isAdverse(state) ? (
            <AdverseNotice {...shown} state={state} />
          ) : (
            state !== 'open' && <EndedCheck {...shown} state={state} />
          )}
        </CheckFrame>
      )}
    </TextsContext.Provider>
  );
}

/** The heading of a state that began while the page was open gets the focus. */
function useFocusOnChange(state: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(state);
  useEffect(() => {
    if (shown.current === state) return;
    shown.current = state;
    heading.current?.focus();
    scrollTo({ top: 0 });
  }, [state]);
  return heading;
}
