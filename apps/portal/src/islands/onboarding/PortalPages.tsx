// The pages of an open portal: the tabs, and one task at a time.
import type { PageFrame } from '@onward/contract/careers/portal-pages';
import type { Portal } from '@onward/contract/onboarding/onboarding-portal';
import { useEffect, useRef, useState } from 'preact/hooks';
import { useTexts } from '../../texts/texts.ts';
import { Checklist } from './checklist/Checklist.tsx';
import { DocumentsTab, HelpTab } from './checklist/OtherTabs.tsx';
import { taskOf } from './checklist/task-list.ts';
import { keepPage } from './keep-page.ts';
import { type Place, placeOf, usePlace } from './navigation.ts';
import { type PortalClient, PortalClientContext } from './portal-client.ts';
import { hasDraft } from './saving/draft-keys.ts';
import type { TaskProps } from './task-props.ts';
import { useLoaded } from './use-loaded.ts';
import type { OpenedPortal } from './use-portal.ts';

interface PortalPagesProps {
  frame: PageFrame;
  notice: string | null;
  opened: OpenedPortal;
  portal: Portal;
  client: PortalClient;
}

export function PortalPages({ frame, notice, opened, portal, client }: PortalPagesProps) {
  const { t } = useTexts();
  const [place, go] = usePlace();
  const [justDone, setJustDone] = useState(false);
  useEffect(() => void keepPage().catch(() => {}), []);
  useSentDrafts(portal, client);
  useContentFocus(place.page);
  const tabs = { frame, portal, onTab: (page: 'tasks' | 'documents' | 'help') => go({ page }) };
  const task = place.page === 'task' ? taskOf(portal, place.actionKey) : null;
  const toTasks = (): void => go({ page: 'tasks' });
  const said = notice ?? (justDone ? t('onboarding-portal:checklist.sent') : null);
  return (
    <PortalClientContext.Provider value={client}>
      {place.page === 'task' && task && task.action.status !== 'locked' && task.action.status !== 'completed' ? (
        <TaskPage
          key={task.action.action_key}
          frame={frame}
          action={task.action}
          portal={portal}
          step={place.step}
          onStep={(step) => go({ ...place, step })}
          onLeave={() => {
            toTasks();
            void opened.refresh();
          }}
          onDone={(changed) => {
            setJustDone(true);
            opened.setPortal(changed);
            go({ page: 'tasks' }, 'replace');
          }}
          explain={opened.explain}
        />
      ) : place.page === 'documents' ? (
        <DocumentsTab {...tabs} />
      ) : place.page === 'help' ? (
        <HelpTab {...tabs} />
      ) : (
        <Checklist
          {...tabs}
          notice={said}
          onTask={({ action_key }) => {
            setJustDone(false);
            go({ page: 'task', actionKey: action_key, step: 0 });
          }}
        />
      )}
    </PortalClientContext.Provider>
  );
}

/** What was typed without a connection on an earlier visit is sent now, without opening the form. */
function useSentDrafts(portal: Portal, client: PortalClient): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per visit.
  useEffect(() => {
    const keys = portal.modules.flatMap(({ actions }) => actions.map(({ submission_key }) => submission_key));
    if (!hasDraft(keys) || placeOf(location.hash).page === 'task') return;
    void import('./saving/send-drafts.ts').then(({ sendDrafts }) => sendDrafts(client, keys)).catch(() => {});
  }, []);
}

/** A tab that was opened here gets the focus; the pages of a task focus their heading. */
function useContentFocus(page: Place['page']): void {
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    if (page !== 'task') document.getElementById('content')?.focus();
  }, [page]);
}

/** Forms and signing are loaded when the first task is opened. */
function TaskPage(props: TaskProps) {
  return props.action.action_type === 'employee_sign_company_document' ? (
    <LoadedTask {...props} load={() => import('./signing/DocumentsTask.tsx').then((part) => part.DocumentsTask)} />
  ) : (
    <LoadedTask {...props} load={() => import('./form/FormTask.tsx').then((part) => part.FormTask)} />
  );
}

interface LoadedTaskProps extends TaskProps {
  load(): Promise<(props: TaskProps) => preact.JSX.Element>;
}

function LoadedTask({ load, ...props }: LoadedTaskProps) {
  const { t } = useTexts();
  const loaded = useLoaded(load);
  if (typeof loaded === 'string') {
    return (
      <main class="column stack portal-main" id="content" tabIndex={-1}>
        <p class="words" role="status">
          {t(loaded === 'failed' ? 'onboarding-portal:loading.failed' : 'onboarding-portal:loading.text')}
        </p>
      </main>
    );
  }
  const { part: Task } = loaded;
  return <Task {...props} />;
}
