/** The one list of handlers: the compiler demands one for every operation of the contract. */
import { AddCustomer } from './customers/AddCustomer.ts';
import { AddCustomerContactPerson } from './customers/AddCustomerContactPerson.ts';
import { ApproveCustomer } from './customers/ApproveCustomer.ts';
import { DeleteCustomer } from './customers/DeleteCustomer.ts';
import { GetCustomer } from './customers/GetCustomer.ts';
import { GetCustomerContactPerson } from './customers/GetCustomerContactPerson.ts';
import { GetCustomerList } from './customers/GetCustomerList.ts';
import { UpdateCustomer } from './customers/UpdateCustomer.ts';
import { GetNotifications } from './dashboard/GetNotifications.ts';
import { GetCity } from './lookups/GetCity.ts';
import { GetCompanyType } from './lookups/GetCompanyType.ts';
import { GetCountry } from './lookups/GetCountry.ts';
import { GetDepartmentType } from './lookups/GetDepartmentType.ts';
import { GetIndustry } from './lookups/GetIndustry.ts';
import { GetProductCategory } from './lookups/GetProductCategory.ts';
import { GetState } from './lookups/GetState.ts';
import { GetUserMenu } from './rights/GetUserMenu.ts';
import { GetUserSubMenu } from './rights/GetUserSubMenu.ts';
import { GetUserSubMenuAccessRights } from './rights/GetUserSubMenuAccessRights.ts';
import { AddUserLoginSession } from './session/AddUserLoginSession.ts';
import { AuthenticateUser } from './session/AuthenticateUser.ts';
import { GetLoginRecord } from './session/GetLoginRecord.ts';
import type { Handlers } from './platform/handler.ts';

export const handlers: Handlers = {
  AddCustomer,
  AddCustomerContactPerson,
  ApproveCustomer,
  DeleteCustomer,
  GetCustomer,
  GetCustomerContactPerson,
  GetCustomerList,
  UpdateCustomer,
  GetNotifications,
  GetCity,
  GetCompanyType,
  GetCountry,
  GetDepartmentType,
  GetIndustry,
  GetProductCategory,
  GetState,
  GetUserMenu,
  GetUserSubMenu,
  GetUserSubMenuAccessRights,
  AddUserLoginSession,
  AuthenticateUser,
  GetLoginRecord,
};
