// Which packages can be ordered at which location, and the default of each (CHK-002, CHK-003).
import type { CheckerNode } from '@onward/contract/background-checks/checker-nodes';
import type { CheckerPackage } from '@onward/contract/integrations/integrations';
import { useQuery } from '@tanstack/react-query';
import { Select, Switch } from 'antd';
import { CircleCheck, CircleMinus, Clock3 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SearchField } from '../../../design/lists/SearchField.tsx';
import { SkeletonRows } from '../../../design/page/SkeletonRows.tsx';
import { Pill, type PillLook } from '../../../design/status/Pill.tsx';
import { LoadFailure } from '../../../platform/errors/LoadFailure.tsx';
import { changeNode, type NodeChange, nodesQuery } from '../integrations.api.ts';
import pageStyles from './CheckrPage.module.css';
import styles from './LocationPackages.module.css';

/** With fewer locations a search would only be in the way. */
const SEARCH_FROM = 8;

const LOOKS: Record<CheckerNode['status'], PillLook> = {
  pending: { tone: 'amber', icon: Clock3 },
  active: { tone: 'green', icon: CircleCheck },
  disabled: { tone: 'neutral', icon: CircleMinus },
};

interface Props {
  packages: readonly CheckerPackage[];
  mayEdit: boolean;
}

export function LocationPackages({ packages, mayEdit }: Props) {
  const { t } = useTranslation();
  const [search, setSearch] = useState('');
  const { data: nodes, error, refetch } = useQuery(nodesQuery);
  const found = (nodes ?? []).filter(({ name }) => name.toLowerCase().includes(search.trim().toLowerCase()));
  return (
    <section className={pageStyles.card} aria-labelledby="checkr-locations">
      <div className={styles.head}>
        <div>
          <h2 id="checkr-locations">{t('integrations:checkr.locations')}</h2>
          <p className={pageStyles.meta}>{t('integrations:checkr.locationsText')}</p>
        </div>
        {(nodes?.length ?? 0) >= SEARCH_FROM && (
          <SearchField label={t('integrations:checkr.searchLocations')} value={search} onSearch={setSearch} />
        )}
      </div>
      {!nodes ? (
        error ? (
          <LoadFailure title={t('integrations:failed')} error={error} onRetry={() => void refetch()} />
        ) : (
          <SkeletonRows rows={3} avatar={false} />
        )
      ) : found.length === 0 ? (
        <p role="status">{t(nodes.length === 0 ? 'integrations:checkr.syncing' : 'integrations:checkr.noLocations')}</p>
      ) : (
        <table className={styles.table} aria-labelledby="checkr-locations">
          <thead>
            <tr>
              <th scope="col">{t('integrations:checkr.location')}</th>
              <th scope="col">{t('integrations:checkr.checks')}</th>
              {packages.map(({ slug, name }) => (
                <th key={slug} scope="col">
                  {name}
                </th>
              ))}
              <th scope="col">{t('integrations:checkr.default')}</th>
            </tr>
          </thead>
          <tbody>
            {found.map((node) => (
              <NodeRow key={node.id} node={node} packages={packages} mayEdit={mayEdit} />
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

function NodeRow({ node, packages, mayEdit }: Props & { node: CheckerNode }) {
  const { t } = useTranslation();
  const { name, status, available_packages: available, default_package: usual } = node;
  // The shared handler shows why a change was refused, and the list shows what is saved.
  const change = (values: NodeChange) => void changeNode(node, values).catch(() => null);
  const isOff = status === 'disabled';
  const toggle = (slug: string, isOn: boolean) => {
    const kept = packages.map((one) => one.slug).filter((one) => (one === slug ? isOn : available.includes(one)));
    change({ available_packages: kept, ...(usual !== null && !kept.includes(usual) && { default_package: null }) });
  };
  return (
    <tr>
      <th scope="row">
        {name}
        {status === 'pending' && <span className={pageStyles.meta}>{t('integrations:checkr.pendingHelp')}</span>}
      </th>
      <td data-label={t('integrations:checkr.checks')}>
        {mayEdit && status !== 'pending' ? (
          <Switch
            checked={!isOff}
            aria-label={t('integrations:checkr.checksAt', { location: name })}
            onChange={(isOn) => change({ status: isOn ? 'active' : 'disabled' })}
          />
        ) : (
          <Pill {...LOOKS[status]} plain>
            {t(`integrations:checkr.nodeStates.${status}`)}
          </Pill>
        )}
      </td>
      {packages.map(({ slug, name: label }) => (
        <td key={slug} data-label={label}>
          <Switch
            checked={available.includes(slug)}
            disabled={!mayEdit || isOff}
            aria-label={t('integrations:checkr.offered', { package: label, location: name })}
            onChange={(isOn) => toggle(slug, isOn)}
          />
        </td>
      ))}
      <td data-label={t('integrations:checkr.default')}>
        <Select
          className={styles.select ?? ''}
          value={usual ?? ''}
          disabled={!mayEdit || isOff}
          aria-label={t('integrations:checkr.defaultAt', { location: name })}
          onChange={(slug) => change({ default_package: slug || null })}
          options={[
            { value: '', label: t('integrations:checkr.noDefault') },
            ...packages
              .filter(({ slug }) => available.includes(slug))
              .map(({ slug, name: label }) => ({ value: slug, label })),
          ]}
        />
      </td>
    </tr>
  );
}
