// One list of templates as a table, or as cards on phones; search and order are part of the URL.
import type { UseQueryResult } from '@tanstack/react-query';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { type Column, DataTable } from '../../../../design/lists/DataTable.tsx';
import { CardMeta, RecordCards } from '../../../../design/lists/RecordCards.tsx';
import type { RowAction } from '../../../../design/lists/RowMenu.tsx';
import { SearchField } from '../../../../design/lists/SearchField.tsx';
import { EmptyState } from '../../../../design/page/EmptyState.tsx';
import { useIsPhone } from '../../../../design/theme/use-is-phone.ts';
import { relativeTime } from '../../../../platform/language/relative-time.ts';
import { RecordList } from '../../../../platform/lists/RecordList.tsx';
import type { ChangeList } from '../../../../platform/lists/use-list-address.ts';
import { TemplateMenu } from './TemplateMenu.tsx';
import styles from './TemplateRows.module.css';
import { TEMPLATE_NAME_MAX, TEMPLATES_PER_PAGE, type TemplateList, type TemplateOrderField } from './templates.list.ts';

interface Template {
  id: number;
  name: string;
  updated_at: string;
}

interface Props<Answer extends { total_pages: number; total_count: number }, Row extends Template> {
  /** Key of its texts: `hiring-processes:lists.<kind>`. */
  kind: 'processes' | 'forms' | 'quizzes' | 'offers' | 'onboardingProcesses' | 'companyDocuments';
  query: Pick<UseQueryResult<Answer>, 'data' | 'error' | 'isFetching' | 'isPlaceholderData' | 'refetch'>;
  rowsOf: (answer: Answer) => readonly Row[];
  list: TemplateList;
  onChange: ChangeList<TemplateOrderField>;
  /** The size of a template, and what uses it. */
  facts: (row: Row) => readonly { key: 'size' | 'use'; text: string }[];
  openPath: (row: Row) => string;
  previewUrl?: (row: Row) => string;
  onCopy?: ((row: Row) => void) | undefined;
  /** Whether a row can be duplicated; all can by default. */
  canCopy?: (row: Row) => boolean;
  /** Undefined for readers. */
  onRemove?: ((row: Row) => void) | undefined;
  /** Further entries of a row's menu. */
  moreActions?: (row: Row) => readonly RowAction[];
  addButton: ReactNode;
}

export function TemplateRows<Answer extends { total_pages: number; total_count: number }, Row extends Template>(
  props: Props<Answer, Row>,
) {
  const { kind, query, rowsOf, list, onChange, facts, openPath, previewUrl, onCopy, onRemove, addButton } = props;
  const { canCopy = () => true, moreActions = () => [] } = props;
  const { t, i18n } = useTranslation();
  const navigate = useNavigate();
  const phone = useIsPhone();
  const now = new Date();
  const nameLink = (row: Row) => (
    <Link className={styles.name} to={openPath(row)}>
      {row.name}
    </Link>
  );
  const updated = ({ updated_at }: Row) => relativeTime(new Date(updated_at), now, i18n.language);

  const menu = (row: Row) => (
    <TemplateMenu
      name={row.name}
      path={openPath(row)}
      previewUrl={previewUrl?.(row)}
      onCopy={onCopy && canCopy(row) ? () => onCopy(row) : undefined}
      onRemove={onRemove && (() => onRemove(row))}
      more={moreActions(row)}
    />
  );

  const factText = (row: Row, wanted: 'size' | 'use') => facts(row).find(({ key }) => key === wanted)?.text ?? '';
  const fact = (text: string) => <span className={styles.fact}>{text}</span>;
  const columns: Column<Row, TemplateOrderField>[] = [
    { key: 'name', title: t('hiring-processes:name'), sortField: 'name', kind: 'wide', render: nameLink },
    { key: 'size', title: t(`hiring-processes:lists.${kind}.size`), render: (row) => fact(factText(row, 'size')) },
    { key: 'use', title: t('hiring-processes:lists.use'), render: (row) => fact(factText(row, 'use')) },
    {
      key: 'updated',
      title: t('hiring-processes:lists.updated'),
      sortField: 'updated_at',
      render: (row) => fact(updated(row)),
    },
    { key: 'menu', title: t('hiring-processes:lists.actions'), kind: 'menu', render: menu },
  ];

  return (
    <section className={styles.list} aria-label={t(`hiring-processes:tabs.${kind}`)}>
      <SearchField
        label={t(`hiring-processes:lists.${kind}.search`)}
        value={list.query}
        maxLength={TEMPLATE_NAME_MAX}
        onSearch={(query) => onChange({ query }, { replace: true })}
      />
      <RecordList
        query={query}
        rowsOf={rowsOf}
        page={list.page}
        pageSize={TEMPLATES_PER_PAGE}
        onPage={(page, options) => onChange({ page }, options)}
        notLoaded={t('hiring-processes:lists.notLoaded')}
        countText={(count) => t(`hiring-processes:lists.${kind}.count`, { count })}
        empty={
          list.query ? (
            <EmptyState
              kind="no_match"
              title={t('hiring-processes:lists.noMatch', { query: list.query })}
              action={<Button onClick={() => onChange({ query: '' })}>{t('hiring-processes:lists.clear')}</Button>}
            />
          ) : (
            <EmptyState
              kind="first_use"
              title={t(`hiring-processes:lists.${kind}.none`)}
              text={t(`hiring-processes:lists.${kind}.noneText`)}
              action={addButton}
            />
          )
        }
      >
        {(rows) =>
          phone ? (
            <RecordCards
              label={t(`hiring-processes:tabs.${kind}`)}
              rows={rows}
              text={(row) => (
                <>
                  {nameLink(row)}
                  <CardMeta>
                    {facts(row)
                      .map(({ text }) => text)
                      .join(' · ')}
                  </CardMeta>
                </>
              )}
              menu={menu}
            />
          ) : (
            <DataTable
              label={t(`hiring-processes:tabs.${kind}`)}
              columns={columns}
              rows={rows}
              order={list.order}
              onOrder={(order) => onChange({ order })}
              onOpen={(row) => void navigate(openPath(row))}
            />
          )
        }
      </RecordList>
    </section>
  );
}
