// The saved views above a list, each with its current number of matches (AHD-003).
import type { CableMessage } from '@onward/contract/cable';
import type { SavedView } from '@onward/contract/saved-views/saved-views';
import type { ViewList } from '@onward/domain/saved-views/views';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { Bookmark, Pin, RefreshCw, Star } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { useDialog } from '../../../design/overlays/use-dialog.ts';
import { toasts } from '../../../design/toasts/toasts.ts';
import { useAccess } from '../../../platform/access.ts';
import { readStored, writeStored } from '../../../platform/browser-storage.ts';
import { useCableEvent } from '../../../platform/cable/use-cable-event.ts';
import styles from './SavedViews.module.css';
import { changeView, refreshViews, viewsQuery } from './saved-views.api.ts';
import { useViewTexts } from './use-view-texts.ts';
import { ViewDialog } from './ViewDialog.tsx';
import { ViewMenu } from './ViewMenu.tsx';
import { PLAIN_VIEW, ROUTE_OF_LIST, sameView, viewIn, withView } from './view-address.ts';

/** Events that change the counts of a list's views. */
const COUNT_EVENTS = {
  departments: 'department_changed',
  locations: 'location_changed',
  staff: 'staff_changed',
  job_postings: 'position_changed',
  applicants: 'application_updated',
  employees: 'employee_changed',
  onboarding: 'process_updated',
  analytics: 'application_updated',
} as const satisfies Record<ViewList, string>;

export function SavedViews({ list }: { list: ViewList }) {
  const { t } = useTranslation();
  const { countText } = useViewTexts();
  const [address] = useSearchParams();
  const { data: views } = useQuery(viewsQuery(list));
  const mayWrite = useAccess().may({ writes: true });
  const editing = useDialog<SavedView | null>();
  useDefaultView(list, views);
  const areExpected = useExpectedViews(list, views);
  const refreshCounts = ({ event }: CableMessage) => {
    if (event === COUNT_EVENTS[list]) void refreshViews();
  };
  useCableEvent('company', refreshCounts);
  useCableEvent('applications', refreshCounts);
  useCableEvent('onboarding', refreshCounts);

  const shown = viewIn(address, list);
  const active = views?.find((view) => sameView(view.state, shown));
  const plain = sameView(shown, PLAIN_VIEW);
  const left = useViewLeft(views, active, plain);
  // Appearing after the rows, the bar would move them away under the pointer.
  if (plain && !views?.length && !areExpected) return null;
  const update = async (view: SavedView) => {
    await changeView(view.id, { state: shown });
    toasts.success(t('saved-views:saved', { name: view.name }));
  };
  const link = (state: Parameters<typeof withView>[1]) => `${ROUTE_OF_LIST[list]}?${withView(address, state)}`;
  return (
    <nav className={`${styles.bar} no-print`} aria-label={t('saved-views:label')}>
      <Link className={styles.view} to={link(PLAIN_VIEW)} aria-current={plain ? 'page' : undefined}>
        {t('saved-views:all')}
      </Link>
      {views?.map((view) => (
        <span key={view.id} className={styles.place}>
          <Link className={styles.view} to={link(view.state)} aria-current={view === active ? 'page' : undefined}>
            {view.is_default && <Star size={13} aria-label={t('saved-views:default')} />}
            {view.is_pinned && <Pin size={13} aria-label={t('saved-views:pinned')} />}
            {view.name}
            <span className={styles.count}>{countText(view)}</span>
          </Link>
          {mayWrite && view === active && <ViewMenu view={view} onEdit={() => editing.show(view)} />}
        </span>
      ))}
      {mayWrite && left?.is_own && (
        // The shared handler shows the error.
        <Button
          size="small"
          type="text"
          icon={<RefreshCw size={14} />}
          onClick={() => void update(left).catch(() => null)}
        >
          {t('saved-views:update', { name: left.name })}
        </Button>
      )}
      {mayWrite && views && !plain && !active && (
        <Button size="small" type="text" icon={<Bookmark size={14} />} onClick={() => editing.show(null)}>
          {t('saved-views:save')}
        </Button>
      )}
      <ViewDialog
        key={editing.visit}
        open={editing.open}
        list={list}
        view={editing.subject}
        state={shown}
        onClose={editing.close}
      />
    </nav>
  );
}

/** Before they have loaded: whether the list had views when it was last seen in this browser. */
function useExpectedViews(list: ViewList, views: readonly SavedView[] | undefined): boolean {
  const key = `saved_views_${list}`;
  const [hadViews] = useState(() => readStored(key) !== null);
  useEffect(() => {
    if (views) writeStored(key, views.length > 0 ? 'some' : null);
  }, [key, views]);
  return hadViews && !views;
}

/** The view the user started from and changed since, which can be updated to what is shown now. */
function useViewLeft(
  views: readonly SavedView[] | undefined,
  active: SavedView | undefined,
  plain: boolean,
): SavedView | undefined {
  const [startedFrom, setStartedFrom] = useState<number | null>(null);
  useEffect(() => {
    if (active || plain) setStartedFrom(active?.id ?? null);
  }, [active, plain]);
  return active ? undefined : views?.find((view) => view.id === startedFrom);
}

/** A list opened without parameters shows the user's default view; once they leave it, it is not applied again. */
function useDefaultView(list: ViewList, views: readonly SavedView[] | undefined): void {
  const [address, setAddress] = useSearchParams();
  const settled = useRef(false);
  useEffect(() => {
    if (!views || settled.current) return;
    settled.current = true;
    const chosen = views.find((view) => view.is_default);
    if (chosen && sameView(viewIn(address, list), PLAIN_VIEW)) {
      setAddress(withView(address, chosen.state), { replace: true });
    }
  }, [list, views, address, setAddress]);
}
