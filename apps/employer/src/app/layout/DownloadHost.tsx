// Starts the download that a link asks for, on any page, and takes the request out of the address (RPT-017).
import { Suspense, useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import { LinkedDownload } from '../feature-pages.ts';

const ACTION = 'action';
const REPORT_ID = 'reportId';

export function DownloadHost() {
  const [address, setAddress] = useSearchParams();
  const [wanted, setWanted] = useState<{ visit: number; reportId: string }>({ visit: 0, reportId: '' });
  const isAsked = address.get(ACTION) === 'downloadReport' && address.has(REPORT_ID);

  const take = useEffectEvent(() => {
    const reportId = address.get(REPORT_ID) ?? '';
    setWanted(({ visit }) => ({ visit: visit + 1, reportId }));
    const rest = new URLSearchParams(address);
    rest.delete(ACTION);
    rest.delete(REPORT_ID);
    setAddress(rest, { replace: true });
  });
  useEffect(() => {
    if (isAsked) take();
  }, [isAsked]);

  return <Suspense>{wanted.visit > 0 && <LinkedDownload key={wanted.visit} reportId={wanted.reportId} />}</Suspense>;
}
