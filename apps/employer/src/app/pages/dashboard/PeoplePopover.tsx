// The first people behind a number, the way to all of them, and one action for all.
import type { LocationHealth } from '@onward/contract/home/home';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { MessageSquareText, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Avatar } from '../../../design/brand/Avatar.tsx';
import { useDialog } from '../../../design/overlays/use-dialog.ts';
import { LinkButton } from '../../../design/page/LinkButton.tsx';
import { SkeletonRows } from '../../../design/page/SkeletonRows.tsx';
import { useAccess } from '../../../platform/access.ts';
import { LoadFailure } from '../../../platform/errors/LoadFailure.tsx';
import { useDates } from '../../../platform/language/use-dates.ts';
import { useNumberFormat } from '../../../platform/language/use-number-format.ts';
import { useRoomParts } from '../../../platform/room-parts.ts';
import { useCurrentUser } from '../../../platform/startup/use-startup.ts';
import { type ListedPerson, peopleQuery, textEverybody } from './dashboard.api.ts';
import { type Days, lengthOf, listOf, type NumberList, type PeopleNumber, pageOf } from './number-lists.ts';
import styles from './PeoplePopover.module.css';

interface Props {
  number: PeopleNumber;
  row: LocationHealth;
  days: Days;
  onClose: () => void;
}

export function PeoplePopover({ number, row, days, onClose }: Props) {
  const { t } = useTranslation();
  const figure = useNumberFormat();
  const { company } = useCurrentUser();
  const list = listOf(number, row, days);
  const { data: people, error, refetch } = useQuery(peopleQuery(company.id, list));
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const count = lengthOf(number, row);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles Esc for whichever control inside has focus
    <div
      className={styles.people}
      onKeyDown={({ key }) => {
        if (key === 'Escape') onClose();
      }}
    >
      <div className={styles.head}>
        <h2 ref={title} tabIndex={-1}>
          {t(`company:dashboard.people.${number}`, { count, number: figure(count), location: row.location.name })}
        </h2>
        <button type="button" aria-label={t('company:dashboard.close')} onClick={onClose}>
          <X size={16} aria-hidden="true" />
        </button>
      </div>
      {!people && !error && <SkeletonRows rows={3} />}
      {!people && error && (
        <LoadFailure title={t('company:dashboard.peopleNotLoaded')} error={error} onRetry={() => void refetch()} />
      )}
      {people && (
        <ul>
          {people.map((person) => (
            <PersonRow key={person.id} person={person} number={number} />
          ))}
        </ul>
      )}
      <div className={styles.foot}>
        <Link to={pageOf(list)}>{t('company:dashboard.openAll', { count, number: figure(count) })}</Link>
        <ActionForAll number={number} list={list} count={count} />
      </div>
    </div>
  );
}

function PersonRow({ person: { name, about, at, to }, number }: { person: ListedPerson; number: PeopleNumber }) {
  const { t } = useTranslation();
  const { day, moment } = useDates();
  const when =
    at && (number === 'i9_due' ? day(at) : number === 'interviews_today' ? moment(at) : day(at.slice(0, 10)));
  return (
    <li>
      <Avatar name={name} size={30} />
      <span className={styles.text}>
        <Link to={to}>{name}</Link>
        <span>{[about, when && t(`company:dashboard.when.${number}`, { when })].filter(Boolean).join(', ')}</span>
      </span>
    </li>
  );
}

/** Only people nobody has contacted yet can be texted from here; for the others, the list offers the next step. */
function ActionForAll({ number, list, count }: { number: PeopleNumber; list: NumberList; count: number }) {
  const { t } = useTranslation();
  const figure = useNumberFormat();
  const { MessageDialog } = useRoomParts();
  const mayText = useAccess().may({ permission: 'edit_message', module: 'messaging', writes: true });
  const writing = useDialog<null>();
  if (number !== 'not_contacted' || list.kind !== 'applicants') {
    return number === 'interviews_today' || number === 'no_show_rate' ? null : (
      <LinkButton to={pageOf(list)} size="small" primary>
        {t(`company:dashboard.next.${number}`)}
      </LinkButton>
    );
  }
  if (!mayText) return null;
  return (
    <>
      <Button type="primary" size="small" icon={<MessageSquareText size={14} />} onClick={() => writing.show(null)}>
        {t('company:dashboard.textAll', { count, number: figure(count) })}
      </Button>
      <MessageDialog
        key={writing.visit}
        channel="sms"
        recipients={{ selection: list.filters }}
        count={count}
        open={writing.open}
        onClose={writing.close}
        onRun={(params) => textEverybody(list.filters, params)}
      />
    </>
  );
}
