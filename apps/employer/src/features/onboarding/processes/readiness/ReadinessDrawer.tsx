// What would block an onboarding with a process at a location, before anyone is hired (AHD-017).
import type { Readiness, ReadinessItem } from '@onward/contract/onboarding/onboarding-processes';
import { providerOf } from '@onward/domain/onboarding/readiness';
import { useQuery } from '@tanstack/react-query';
import { Select } from 'antd';
import { CircleAlert, CircleCheck, TriangleAlert } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Field } from '../../../../design/fields/Field.tsx';
import { SideDrawer } from '../../../../design/overlays/SideDrawer.tsx';
import { ErrorBlock } from '../../../../design/page/ErrorBlock.tsx';
import { SkeletonRows } from '../../../../design/page/SkeletonRows.tsx';
import { paths } from '../../../../platform/routing/paths.ts';
import { useStartup } from '../../../../platform/startup/use-startup.ts';
import { readinessQuery } from '../onboarding-processes.api.ts';
import styles from './ReadinessDrawer.module.css';

interface Props {
  open: boolean;
  process: { id: number; name: string };
  onClose: () => void;
}

export function ReadinessDrawer({ open, process, onClose }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const { locations } = useStartup();
  const [locationId, setLocationId] = useState(locations[0]?.id ?? null);
  return (
    <SideDrawer open={open} title={t('onboarding-setup:readiness.title', { name: process.name })} onClose={onClose}>
      <p className={styles.note}>{t('onboarding-setup:readiness.text')}</p>
      <Field htmlFor={id} label={t('onboarding-setup:readiness.location')}>
        <Select<number>
          id={id}
          className={styles.wide ?? ''}
          showSearch={{ optionFilterProp: 'label' }}
          value={locationId}
          options={locations.map((location) => ({ value: location.id, label: location.name }))}
          onChange={setLocationId}
          placeholder={t('onboarding-setup:readiness.noLocation')}
        />
      </Field>
      {locationId !== null && <Result key={locationId} processId={process.id} locationId={locationId} />}
    </SideDrawer>
  );
}

function Result({ processId, locationId }: { processId: number; locationId: number }) {
  const { t } = useTranslation();
  const { data, isError, isPending, refetch } = useQuery(readinessQuery(processId, locationId));
  return (
    <div aria-live="polite" aria-busy={isPending}>
      {isError && <ErrorBlock title={t('onboarding-setup:readiness.notLoaded')} onRetry={() => void refetch()} />}
      {isPending && <SkeletonRows rows={4} avatar={false} />}
      {data && !isError && <Checks readiness={data} processId={processId} />}
    </div>
  );
}

function Checks({ readiness, processId }: { readiness: Readiness; processId: number }) {
  const { t } = useTranslation();
  const blocking = readiness.items.filter(({ blocks_start }) => blocks_start).length;
  const Icon = readiness.can_start ? CircleCheck : CircleAlert;
  return (
    <>
      <p className={styles.summary} data-ready={readiness.can_start}>
        <Icon size={18} aria-hidden="true" />
        {readiness.can_start
          ? t('onboarding-setup:readiness.ready')
          : t('onboarding-setup:readiness.blocked', { count: blocking })}
      </p>
      <ul className={styles.items} aria-label={t('onboarding-setup:readiness.toFix')}>
        {readiness.items.map((item) => (
          <li key={`${item.module_type} ${item.code}`} data-blocks={item.blocks_start}>
            <TriangleAlert size={16} aria-hidden="true" />
            <span>
              {item.message}
              <Link to={fixPath(item, processId)}>{t(`onboarding-setup:readiness.fixes.${item.fix}`)}</Link>
            </span>
          </li>
        ))}
        {readiness.passed.map(({ module_type, message }) => (
          <li key={module_type} data-passed="true">
            <CircleCheck size={16} aria-hidden="true" />
            <span>{message}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

function fixPath({ fix, module_type }: ReadinessItem, processId: number): string {
  switch (fix) {
    case 'location':
      return paths.company('locations');
    case 'everify':
      return paths.company('everify');
    case 'process':
      return paths.onboardingProcess(processId, { step: 'configure_module' });
    case 'documents':
      return paths.adminOnboarding('documents');
    case 'integrations': {
      const provider = providerOf(module_type);
      return provider ? paths.payrollProvider(provider) : paths.company('integrations');
    }
    case 'staff':
      return paths.company('staff');
    case 'plan':
      return paths.support();
  }
}
