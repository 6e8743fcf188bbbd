export { applicationProblems } from '@onward/domain/careers/application-form';
export { formatPhoneNumber, phoneRegions, readPhoneNumber } from '@onward/domain/platform/contact/phone';
