// The applicants of one job as a list, stage by stage (APP-010).
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../../design/page/LinkButton.tsx';
import { PageBody } from '../../../design/page/PageBody.tsx';
import { paths } from '../../../platform/routing/paths.ts';
import type { Pipeline } from '../applicants.api.ts';
import type { ListPlace } from '../applicants.list.ts';
import { ApplicantList } from '../list/ApplicantList.tsx';
import { Automations, PositionHeader } from './PositionHeader.tsx';
import { StageTabs } from './StageTabs.tsx';
import { WhyNotBook } from './WhyNotBook.tsx';

export function PositionList({ pipeline }: { pipeline: Pipeline }) {
  const { t } = useTranslation();
  const { digest_key } = pipeline.position;
  const place = useMemo<ListPlace>(
    () => ({ screen: 'position_applicants', fixed: { position_key: digest_key } }),
    [digest_key],
  );
  return (
    <>
      <PositionHeader pipeline={pipeline} view="list">
        <StageTabs pipeline={pipeline} />
      </PositionHeader>
      <PageBody>
        <ApplicantList
          place={place}
          beside={
            <>
              <WhyNotBook pipeline={pipeline} />
              <Automations pipeline={pipeline} />
            </>
          }
          none={{
            title: t('applicants:list.noneHere'),
            text: t('applicants:list.noneHereText'),
            action: (
              <LinkButton to={paths.jobPosting(digest_key, 'sharing')} primary>
                {t('applicants:list.shareJob')}
              </LinkButton>
            ),
          }}
        />
      </PageBody>
    </>
  );
}
