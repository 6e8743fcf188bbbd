// The views of a list, above it: one press shows one, with how many it finds right now (AHD-003).
import type { SavedView } from '@onward/contract/saved-views';
import type { ViewList } from '@onward/domain/saved-views/views';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { Bookmark, Pin, Star } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { useDialog } from '../../design/overlays/use-dialog.ts';
import { useAccess } from '../access.ts';
import { useCableEvent } from '../cable/use-cable-event.ts';
import { ROUTES } from '../routing/paths.ts';
import styles from './SavedViews.module.css';
import { refreshViews, viewsQuery } from './saved-views.api.ts';
import { ViewDialog } from './ViewDialog.tsx';
import { ViewMenu } from './ViewMenu.tsx';
import { NO_FILTERS, sameView, viewIn, withView } from './view-address.ts';

/** What changes the numbers of a list's views. */
const COUNTED_ANEW = {
  departments: 'department_changed',
  locations: 'location_changed',
  staff: 'staff_changed',
} as const satisfies Record<ViewList, string>;

export function SavedViews({ list }: { list: ViewList }) {
  const { t } = useTranslation();
  const [address] = useSearchParams();
  const { data: views } = useQuery(viewsQuery(list));
  const mayWrite = useAccess().may({ writes: true });
  const editing = useDialog<SavedView | null>();
  useDefaultView(views);
  useCableEvent('company', ({ event }) => {
    if (event === COUNTED_ANEW[list]) void refreshViews();
  });

  const shown = viewIn(address);
  const active = views?.find((view) => sameView(view.state, shown));
  const filtered = !sameView(shown, NO_FILTERS);
  if (!views || (views.length === 0 && !filtered)) return null;
  const link = (state: Parameters<typeof withView>[1]) => `${ROUTES.company}?${withView(address, state)}`;
  return (
    <nav className={`${styles.bar} no-print`} aria-label={t('saved-views:label')}>
      <Link className={styles.view} to={link(NO_FILTERS)} aria-current={filtered ? undefined : 'page'}>
        {t('saved-views:all')}
      </Link>
      {views.map((view) => (
        <span key={view.id} className={styles.place}>
          <Link className={styles.view} to={link(view.state)} aria-current={view === active ? 'page' : undefined}>
            {view.is_default && <Star size={13} aria-label={t('saved-views:default')} />}
            {view.is_pinned && <Pin size={13} aria-label={t('saved-views:pinned')} />}
            {view.name}
            <span className={styles.count}>{view.count}</span>
          </Link>
          {mayWrite && view === active && <ViewMenu view={view} onEdit={() => editing.show(view)} />}
        </span>
      ))}
      {mayWrite && filtered && !active && (
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

/** A list opened without a wish of its own shows the reader's default view; leaving it by hand stays left. */
function useDefaultView(views: readonly SavedView[] | undefined): void {
  const [address, setAddress] = useSearchParams();
  const settled = useRef(false);
  useEffect(() => {
    if (!views || settled.current) return;
    settled.current = true;
    const chosen = views.find((view) => view.is_default);
    if (chosen && sameView(viewIn(address), NO_FILTERS)) setAddress(withView(address, chosen.state), { replace: true });
  }, [views, address, setAddress]);
}
