// Keeps transfers up to date: by the events of the cable, and by asking again while one is under way.
import type { PayrollTransfer } from '@onward/contract/payroll/payroll';
import type { TransferStatus } from '@onward/domain/payroll/transfers';
import { useSettledEvents } from '../../platform/cable/use-settled-events.ts';
import { refreshPayroll } from './payroll.api.ts';

const ASK_AGAIN_MS = 3000;

export const isUnderWay = (status: TransferStatus): boolean => status === 'queued' || status === 'sending';

/** For `refetchInterval`: without the cable, a running transfer would stay as it was. */
export const whileUnderWay = (transfers: readonly Pick<PayrollTransfer, 'status'>[] | undefined): number | false =>
  transfers?.some(({ status }) => isUnderWay(status)) ? ASK_AGAIN_MS : false;

export const useLiveTransfers = (): void => useSettledEvents('company', ['employee_changed'], refreshPayroll);
