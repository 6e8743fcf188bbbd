// The routes of the locations room: locations, their groups, departments, and custom fields.
import { findAddresses as findAddressesEndpoint } from '@onward/contract/locations/addresses';
import {
  createCustomField,
  deleteCustomField,
  listCustomFields,
  restoreCustomField,
  updateCustomField,
} from '@onward/contract/locations/custom-fields';
import {
  createLocationGroup,
  deleteLocationGroup,
  listLocationGroups,
  restoreLocationGroup,
  updateLocationGroup,
} from '@onward/contract/locations/location-groups';
import {
  createLocation,
  createLocations,
  createOrUpdateLocations,
  deleteLocation,
  getLocation,
  guessPlace,
  LOCATION_ORDER_FIELDS,
  listBrandLocations,
  listEmployerTaxInfos,
  listLocationPositions,
  listLocations,
  listPermittedLocations,
  restoreLocation,
  updateLocation,
} from '@onward/contract/locations/locations';
import { DEFAULT_PAGE_SIZE } from '@onward/domain/platform/constants';
import type { App } from '../../platform/app.ts';
import { pageFacts, pageWindow } from '../../platform/database/lists.ts';
import { type Route, route } from '../../platform/http/route.ts';
import * as customFields from './custom-fields/custom-fields.service.ts';
import type { EmployeeFieldValues } from './custom-fields/employee-values.ts';
import type { PostingsOfDepartment } from './departments/department-postings.ts';
import { departmentsRoutes } from './departments/departments.routes.ts';
import { findAddresses } from './find-addresses.ts';
import * as groups from './location-groups/location-groups.service.ts';
import * as locations from './locations.service.ts';

export interface LocationPorts {
  postings: PostingsOfDepartment;
  employeeFields: EmployeeFieldValues;
}

export const locationsRoutes = (app: App, { postings, employeeFields }: LocationPorts): Route[] => [
  ...placeRoutes(app),
  ...groupRoutes(),
  ...departmentsRoutes(postings),
  ...customFieldRoutes(employeeFields),
];

const placeRoutes = (app: App): Route[] => [
  route(listPermittedLocations, async (call) => ({ locations: await locations.listPermittedLocations(call) })),
  route(listBrandLocations, async (call) => ({
    locations: await locations.listBrandLocations(call, call.params.nickname, call.query.filter_group),
  })),
  route(listLocations, async (call) => {
    const byName = { field: 'name', direction: 'asc' } as const;
    const window = pageWindow(call.query, LOCATION_ORDER_FIELDS, byName, DEFAULT_PAGE_SIZE);
    const { totalCount, ...page } = await locations.listLocations(app, call, call.query, window);
    return { ...page, ...pageFacts(window, totalCount) };
  }),
  route(findAddressesEndpoint, async ({ query, language }) => ({
    addresses: await findAddresses(app, query.query, language),
  })),
  // An address of the internet is not looked up anywhere.
  route(guessPlace, async () => ({ latitude: null, longitude: null })),
  route(getLocation, async (call) => ({ location: await locations.getLocation(app, call, call.params.id) })),
  route(listLocationPositions, async (call) => ({
    positions: await locations.listLocationPositions(call, call.params.id),
  })),
  route(listEmployerTaxInfos, async (call) => ({
    employer_tax_infos: await locations.listEmployerTaxInfos(app, call),
  })),
  route(createLocation, async (call) => ({
    location: await locations.createLocation(app, call, call.body.location),
  })),
  route(createLocations, async (call) => ({
    locations: await locations.saveSeveral(app, call, call.body.locations),
  })),
  route(createOrUpdateLocations, async (call) => ({
    locations: await locations.saveSeveral(app, call, call.body.locations),
  })),
  route(updateLocation, async (call) => ({
    location: await locations.updateLocation(app, call, call.params.id, call.body.location),
  })),
  route(deleteLocation, async (call) => {
    await locations.deleteLocation(call, call.params.id);
    return undefined;
  }),
  route(restoreLocation, async (call) => ({ location: await locations.restoreLocation(app, call, call.params.id) })),
];

const groupRoutes = (): Route[] => [
  route(listLocationGroups, async (call) => ({ location_groups: await groups.listLocationGroups(call) })),
  route(createLocationGroup, async (call) => ({
    location_group: await groups.createLocationGroup(call, call.body.location_group),
  })),
  route(updateLocationGroup, async (call) => ({
    location_group: await groups.updateLocationGroup(call, call.params.id, call.body.location_group),
  })),
  route(deleteLocationGroup, async (call) => {
    await groups.deleteLocationGroup(call, call.params.id);
    return undefined;
  }),
  route(restoreLocationGroup, async (call) => ({
    location_group: await groups.restoreLocationGroup(call, call.params.id),
  })),
];

const customFieldRoutes = (ofEmployees: EmployeeFieldValues): Route[] => [
  route(listCustomFields, async (call) => customFields.listCustomFields(call, call.query.target)),
  route(createCustomField, async (call) => ({
    custom_field: await customFields.createCustomField(call, call.body.custom_field),
  })),
  route(updateCustomField, async (call) => ({
    custom_field: await customFields.updateCustomField(call, call.params.id, call.body.custom_field),
  })),
  route(deleteCustomField, async (call) => {
    await customFields.deleteCustomField(call, call.params.id, ofEmployees);
    return undefined;
  }),
  route(restoreCustomField, async (call) => ({
    custom_field: await customFields.restoreCustomField(call, call.params.id, ofEmployees),
  })),
];
