// The rows of the clock under their location, day, or manager; cards on phones (design 58b).
import type { I9Row } from '@onward/contract/everify/i9-forms';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Avatar } from '../../../design/brand/Avatar.tsx';
import { RecordCards } from '../../../design/lists/RecordCards.tsx';
import { Pill } from '../../../design/status/Pill.tsx';
import { useIsPhone } from '../../../design/theme/use-is-phone.ts';
import { useDates } from '../../../platform/language/use-dates.ts';
import { ROW_LINK } from '../../../platform/lists/use-list-keys.ts';
import { paths } from '../../../platform/routing/paths.ts';
import { ClockBars } from '../parts/ClockBars.tsx';
import styles from './ClockTable.module.css';
import type { ClockGroup } from './clock.list.ts';
import { groupRows, type RowGroup } from './group-rows.ts';
import { RowAction } from './RowAction.tsx';
import { URGENCY_LOOKS, useRowTexts } from './use-row-texts.ts';

interface Props {
  rows: readonly I9Row[];
  group: ClockGroup;
  onAskForCard: (row: I9Row) => void;
}

const COLUMNS = ['employee', 'what', 'clock', 'due', 'left'] as const;

export function ClockTable({ rows, group, onAskForCard }: Props) {
  const { t } = useTranslation();
  const isPhone = useIsPhone();
  const groups = groupRows(rows, group);
  if (isPhone) {
    return groups.map((each) => (
      <section key={each.key} className={styles.cards}>
        <GroupHead group={group} of={each} />
        <RecordCards rows={each.rows} text={(row) => <Card row={row} group={group} onAskForCard={onAskForCard} />} />
      </section>
    ));
  }
  return (
    <table className={styles.table} aria-label={t('everify-clock:clock.title')}>
      <thead>
        <tr>
          {COLUMNS.map((column) => (
            <th key={column} scope="col">
              {t(`everify-clock:clock.columns.${column}`)}
            </th>
          ))}
          <th scope="col">
            <span className="visually-hidden">{t('everify-clock:clock.columns.action')}</span>
          </th>
        </tr>
      </thead>
      {groups.map((each) => (
        <tbody key={each.key}>
          <tr className={styles.group}>
            <th scope="rowgroup" colSpan={COLUMNS.length + 1}>
              <GroupHead group={group} of={each} />
            </th>
          </tr>
          {each.rows.map((row) => (
            <Row key={row.id} row={row} group={group} onAskForCard={onAskForCard} />
          ))}
        </tbody>
      ))}
    </table>
  );
}

function GroupHead({ group, of: { key, first } }: { group: ClockGroup; of: RowGroup }) {
  const { t } = useTranslation();
  const { weekday } = useDates();
  if (group === 'due_on') return <span className={styles.groupName}>{weekday(key)}</span>;
  if (group === 'manager') return <span className={styles.groupName}>{key || t('everify-clock:clock.noManager')}</span>;
  return (
    <span className={styles.groupName}>
      {first.brand && <Avatar name={first.brand.name} size={20} square />}
      {first.location?.name ?? t('everify-clock:clock.noLocation')}
      <small>{first.manager_name}</small>
    </span>
  );
}

interface RowProps {
  row: I9Row;
  group: ClockGroup;
  onAskForCard: (row: I9Row) => void;
}

function Row({ row, group, onAskForCard }: RowProps) {
  const texts = useRowTexts();
  return (
    <tr>
      <td>
        <Person row={row} group={group} />
      </td>
      <td>{texts.what(row)}</td>
      <td>
        <Clock row={row} />
      </td>
      <td className={styles.due}>
        <time dateTime={row.due_on}>{texts.due(row)}</time>
      </td>
      <td>
        <Pill {...URGENCY_LOOKS[row.urgency]}>{texts.left(row)}</Pill>
      </td>
      <td className={styles.action}>
        <RowAction row={row} onAskForCard={onAskForCard} />
      </td>
    </tr>
  );
}

function Card({ row, group, onAskForCard }: RowProps) {
  const texts = useRowTexts();
  return (
    <div className={styles.card}>
      <Person row={row} group={group} />
      <p>
        {texts.what(row)} · <time dateTime={row.due_on}>{texts.due(row)}</time>
      </p>
      <div className={styles.state}>
        <Pill {...URGENCY_LOOKS[row.urgency]}>{texts.left(row)}</Pill>
        <Clock row={row} />
      </div>
      <div>
        <RowAction row={row} onAskForCard={onAskForCard} />
      </div>
    </div>
  );
}

function Person({ row: { employee, location }, group }: Pick<RowProps, 'row' | 'group'>) {
  return (
    <span className={styles.person}>
      <Avatar name={employee.name} size={32} />
      <span>
        <Link to={paths.employeeSection(employee.id, 'i9')} {...{ [ROW_LINK]: employee.id }}>
          {employee.name}
        </Link>
        {group !== 'location' && location && <small>{location.name}</small>}
      </span>
    </span>
  );
}

/** The later steps of a case have terms of their own, which the first days say nothing about. */
function Clock({ row: { clock, what, due_on: due } }: { row: I9Row }) {
  const { t } = useTranslation();
  const counts = what !== 'case' || clock.at(-1)?.day === due;
  if (clock.length > 0 && counts) return <ClockBars days={clock} />;
  return what === 'reverification' ? (
    <span className={styles.warnings}>{t('everify-clock:clock.warnings')}</span>
  ) : null;
}
