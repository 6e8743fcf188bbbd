// Above the list: search, the four main filters and more filters.
import { CHANNELS } from '@onward/domain/messages/channels';
import { Button, Popover } from 'antd';
import { SlidersHorizontal, SquarePen } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FilterChip, type FilterOption } from '../../../design/lists/FilterChip.tsx';
import { SearchField } from '../../../design/lists/SearchField.tsx';
import { useIsPhone } from '../../../design/theme/use-is-phone.ts';
import { useAccess } from '../../../platform/access.ts';
import { useStartup } from '../../../platform/startup/use-startup.ts';
import { countText, useConversationCounts } from '../parts/conversation-counts.ts';
import styles from './InboxHead.module.css';
import { CHIPS, type InboxState, type MoreFilter } from './inbox-address.ts';

interface Props {
  state: InboxState;
  onChange: (change: Partial<InboxState>, options?: { replace?: boolean }) => void;
  onNew: () => void;
}

const QUERY_MAX = 200;

export function InboxHead({ state, onChange, onNew }: Props) {
  const { t } = useTranslation();
  const mayWrite = useAccess().may({ permission: 'edit_message', module: 'messaging', writes: true });
  const counts = useConversationCounts();
  const phone = useIsPhone();
  const newButton = mayWrite && (
    <Button className={styles.new ?? ''} icon={<SquarePen size={15} />} onClick={onNew}>
      {t('messages:inbox.new')}
    </Button>
  );
  return (
    <header className={styles.head}>
      {/* On phones the top bar already shows the page title. */}
      <div className={phone ? 'visually-hidden' : styles.title}>
        <h1>{t('shell:pages.messages')}</h1>
        {!phone && newButton}
      </div>
      <div className={styles.search}>
        <SearchField
          label={t('messages:inbox.search')}
          value={state.query}
          maxLength={QUERY_MAX}
          onSearch={(query) => onChange({ query }, { replace: true })}
        />
        <MoreFilters state={state} onChange={onChange} />
        {phone && newButton}
      </div>
      <div className={styles.chips}>
        {CHIPS.map((chip) => (
          <button
            key={chip}
            type="button"
            className={styles.chip}
            aria-pressed={state.chip === chip}
            onClick={() => onChange({ chip })}
          >
            {t(`messages:inbox.chips.${chip}`)}
            {chip === 'unread' && counts.unread > 0 && <span className="tabular"> {countText(counts.unread)}</span>}
          </button>
        ))}
      </div>
    </header>
  );
}

function MoreFilters({ state, onChange }: Pick<Props, 'state' | 'onChange'>) {
  const { t } = useTranslation();
  const { brands, locations, positions, staffs } = useStartup();
  const [open, setOpen] = useState(false);
  const set = (filter: MoreFilter) => (value: string | undefined) => {
    const { [filter]: _old, ...others } = state.more;
    onChange({ more: value === undefined ? others : { ...others, [filter]: value } });
  };
  const options: Record<MoreFilter, FilterOption[]> = {
    channel: CHANNELS.map((value) => ({ value, label: t(`messages:channels.${value}`) })),
    position_key: (positions ?? []).map(({ digest_key, title }) => ({ value: digest_key, label: title })),
    brand_id: brands.map(({ id, name }) => ({ value: String(id), label: name })),
    location_id: locations.map(({ id, name }) => ({ value: String(id), label: name })),
    assignee_id: (staffs ?? []).map(({ id, name, email }) => ({ value: String(id), label: name || email })),
    archived: [{ value: 'true', label: t('messages:inbox.filters.onlyArchived') }],
  };
  const offered = (Object.keys(options) as MoreFilter[]).filter((filter) => filter !== 'brand_id' || brands.length > 1);
  const count = Object.keys(state.more).length;
  return (
    <Popover
      open={open}
      onOpenChange={setOpen}
      trigger="click"
      placement="bottomRight"
      content={
        <div className={styles.more}>
          {offered.map((filter) => (
            <FilterChip
              key={filter}
              label={t(`messages:inbox.filters.${filter}`)}
              options={options[filter]}
              value={state.more[filter]}
              onChange={set(filter)}
            />
          ))}
          {count > 0 && (
            <Button type="link" size="small" onClick={() => onChange({ more: {} })}>
              {t('shell:filters.clearAll')}
            </Button>
          )}
        </div>
      }
    >
      <button
        type="button"
        className={styles.narrow}
        data-set={count > 0}
        aria-expanded={open}
        aria-label={count > 0 ? t('shell:filters.titleWith', { count }) : t('shell:filters.title')}
        title={t('shell:filters.title')}
      >
        <SlidersHorizontal size={16} aria-hidden="true" />
        {count > 0 && <span aria-hidden="true">{count}</span>}
      </button>
    </Popover>
  );
}
