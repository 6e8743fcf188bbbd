// What other rooms may use of payroll.
export { PAYROLL_FINISHED } from './finish-transfer.ts';
export { presentTransfers } from './payroll.presenter.ts';
export { sendEmployee } from './request-transfer.ts';
export { sendTransfer } from './send-transfer.ts';
export { find as findTransfer } from './transfers.queries.ts';
