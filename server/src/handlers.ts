/** The list of all handlers. The compiler requires one for every operation of the contract. */
import { AddApiToken } from './api-tokens/AddApiToken.ts';
import { DeleteApiToken } from './api-tokens/DeleteApiToken.ts';
import { GetApiToken } from './api-tokens/GetApiToken.ts';
import { GetApprovalLimits } from './approvals/GetApprovalLimits.ts';
import { UpdateApprovalLimits } from './approvals/UpdateApprovalLimits.ts';
import { GetAuditLog } from './audit-log/GetAuditLog.ts';
import { GetLoginEvents } from './audit-log/GetLoginEvents.ts';
import { ConfirmKeyCopy } from './backups/ConfirmKeyCopy.ts';
import { GetBackup } from './backups/GetBackup.ts';
import { GetBackupFolder } from './backups/GetBackupFolder.ts';
import { GetBrochure } from './brochures/GetBrochure.ts';
import { UpdateBrochure } from './brochures/UpdateBrochure.ts';
import { AddCollectionCall } from './collections/AddCollectionCall.ts';
import { GetCollection } from './collections/GetCollection.ts';
import { SendReminder } from './collections/SendReminder.ts';
import { AddClientDetails } from './companies/AddClientDetails.ts';
import { GetCompanyList } from './companies/GetCompanyList.ts';
import { UpdateClientDetails } from './companies/UpdateClientDetails.ts';
import { UpdateStandardTerms } from './companies/UpdateStandardTerms.ts';
import { RecalculateOrderTax } from './consignments/RecalculateOrderTax.ts';
import { GetConsignment } from './consignments/GetConsignment.ts';
import { GetConsignmentList } from './consignments/GetConsignmentList.ts';
import { IssueChallan } from './consignments/IssueChallan.ts';
import { IssueInvoice } from './dispatches/IssueInvoice.ts';
import { UpdateTransport } from './consignments/UpdateTransport.ts';
import { UpdateOrderPromise } from './consignments/UpdateOrderPromise.ts';
import { VoidInvoice } from './consignments/VoidInvoice.ts';
import { GetCustomerMerge } from './customer-merges/GetCustomerMerge.ts';
import { MergeCustomers } from './customer-merges/MergeCustomers.ts';
import { UnmergeCustomers } from './customer-merges/UnmergeCustomers.ts';
import { GetLikelyCustomers } from './customers/GetLikelyCustomers.ts';
import { GetCustomerOverview } from './overviews/GetCustomerOverview.ts';
import { GetProductOverview } from './overviews/GetProductOverview.ts';
import { AddCustomer } from './customers/AddCustomer.ts';
import { AddCustomerContactPerson } from './customers/AddCustomerContactPerson.ts';
import { ApproveCustomer } from './customers/ApproveCustomer.ts';
import { DeleteCustomer } from './customers/DeleteCustomer.ts';
import { GetCustomer } from './customers/GetCustomer.ts';
import { AddCustomerSite } from './customers/AddCustomerSite.ts';
import { GetCustomerSite } from './customers/GetCustomerSite.ts';
import { HideCustomerSite } from './customers/HideCustomerSite.ts';
import { UpdateCustomerSite } from './customers/UpdateCustomerSite.ts';
import { GetCustomerContactPerson } from './customers/GetCustomerContactPerson.ts';
import { GetCustomerList } from './customers/GetCustomerList.ts';
import { UpdateCustomer } from './customers/UpdateCustomer.ts';
import { GetDashboardCount } from './dashboard/GetDashboardCount.ts';
import { GetDashboarshMonthWiseOrdersSales } from './dashboard/GetDashboarshMonthWiseOrdersSales.ts';
import { GetNextPending } from './dashboard/GetNextPending.ts';
import { GetNotifications } from './dashboard/GetNotifications.ts';
import { GetToday } from './dashboard/GetToday.ts';
import { GetDeal } from './deal-pages/GetDeal.ts';
import { GetDealList } from './deal-pages/GetDealList.ts';
import { AddEnquiry } from './enquiries/AddEnquiry.ts';
import { CloseEnquiry } from './enquiries/CloseEnquiry.ts';
import { ReopenEnquiry } from './enquiries/ReopenEnquiry.ts';
import { AddDispatch } from './dispatches/AddDispatch.ts';
import { AddDispatches } from './dispatches/AddDispatches.ts';
import { GetOpenAdvance } from './dispatches/GetOpenAdvance.ts';
import { GetOpenOrderLine } from './dispatches/GetOpenOrderLine.ts';
import { CancelDispatch } from './dispatches/CancelDispatch.ts';
import { GetDispatchNews } from './dispatches/GetDispatchNews.ts';
import { SendDispatchNews } from './dispatches/SendDispatchNews.ts';
import { GetDispatchOrder } from './dispatches/GetDispatchOrder.ts';
import { RunJob } from './jobs/RunJob.ts';
import { DismissHealthNote } from './health/DismissHealthNote.ts';
import { GetSystemHealth } from './health/GetSystemHealth.ts';
import { AddImage } from './images/AddImage.ts';
import { CheckImport } from './imports/CheckImport.ts';
import { GetImportChanges } from './imports/GetImportChanges.ts';
import { GetImportRows } from './imports/GetImportRows.ts';
import { GetImports } from './imports/GetImports.ts';
import { StartImport } from './imports/StartImport.ts';
import { TakeBackImport } from './imports/TakeBackImport.ts';
import { GetCity } from './lookups/GetCity.ts';
import { GetCompanyType } from './lookups/GetCompanyType.ts';
import { GetCountry } from './lookups/GetCountry.ts';
import { GetDepartmentType } from './lookups/GetDepartmentType.ts';
import { GetIndustry } from './lookups/GetIndustry.ts';
import { GetLostReason } from './lookups/GetLostReason.ts';
import { GetProductCategory } from './lookups/GetProductCategory.ts';
import { GetState } from './lookups/GetState.ts';
import { DismissNotice } from './notices/DismissNotice.ts';
import { GetOldQuotation } from './old-quotations/GetOldQuotation.ts';
import { GetOldQuotationProduct } from './old-quotations/GetOldQuotationProduct.ts';
import { ChangeOrder } from './order-changes/ChangeOrder.ts';
import { DecideOrderChange } from './order-changes/DecideOrderChange.ts';
import { GetOrderChange } from './order-changes/GetOrderChange.ts';
import { GetOrderChangeDifference } from './order-changes/GetOrderChangeDifference.ts';
import { GetWaitingOrderChange } from './order-changes/GetWaitingOrderChange.ts';
import { SendOrderConfirmation } from './order-changes/SendOrderConfirmation.ts';
import { AddOrder } from './orders/AddOrder.ts';
import { AddOrderProductMapping } from './orders/AddOrderProductMapping.ts';
import { CloseOrderLines } from './orders/CloseOrderLines.ts';
import { ReopenOrderLines } from './orders/ReopenOrderLines.ts';
import { GetOrder } from './orders/GetOrder.ts';
import { GetOrderLine } from './orders/GetOrderLine.ts';
import { GetOrderProduct } from './orders/GetOrderProduct.ts';
import { GetOrderToDispatch } from './orders/GetOrderToDispatch.ts';
import { GetAgeing } from './reports/GetAgeing.ts';
import { GetFunnel } from './reports/GetFunnel.ts';
import { GetSalesReport } from './reports/GetSalesReport.ts';
import { GetUnsold } from './reports/GetUnsold.ts';
import { AddReturn } from './returns/AddReturn.ts';
import { GetReturn } from './returns/GetReturn.ts';
import { UpdateOrderStatus } from './orders/UpdateOrderStatus.ts';
import { FindRecords } from './palette/FindRecords.ts';
import { GetLineFacts } from './prices/GetLineFacts.ts';
import { GetPriceHistory } from './prices/GetPriceHistory.ts';
import { AddProduct } from './products/AddProduct.ts';
import { ApproveProduct } from './products/ApproveProduct.ts';
import { DeleteProduct } from './products/DeleteProduct.ts';
import { GetNamedProduct } from './products/GetNamedProduct.ts';
import { GetProduct } from './products/GetProduct.ts';
import { GetProductList } from './products/GetProductList.ts';
import { UpdateProduct } from './products/UpdateProduct.ts';
import { UpdateProductControl } from './products/UpdateProductControl.ts';
import { UpdateProductPhoto } from './products/UpdateProductPhoto.ts';
import { UpdateProductTax } from './products/UpdateProductTax.ts';
import { GetTaxDecision } from './gst/GetTaxDecision.ts';
import { AddMailTemplate } from './mail-templates/AddMailTemplate.ts';
import { DeleteMailTemplate } from './mail-templates/DeleteMailTemplate.ts';
import { GetMailTemplate } from './mail-templates/GetMailTemplate.ts';
import { UpdateMailTemplate } from './mail-templates/UpdateMailTemplate.ts';
import { GetOwnPrivateAccess } from './private-access/GetOwnPrivateAccess.ts';
import { GetPrivateAccess } from './private-access/GetPrivateAccess.ts';
import { AddPurchase } from './purchases/AddPurchase.ts';
import { GetPurchase } from './purchases/GetPurchase.ts';
import { AddQuotationLink } from './quotation-links/AddQuotationLink.ts';
import { GetQuotationLink } from './quotation-links/GetQuotationLink.ts';
import { WithdrawQuotationLink } from './quotation-links/WithdrawQuotationLink.ts';
import { AddQuotation } from './quotations/AddQuotation.ts';
import { AddQuotationProductMapping } from './quotations/AddQuotationProductMapping.ts';
import { AddQuotationRevision } from './quotations/revisions/AddQuotationRevision.ts';
import { DeleteQuotationDraft } from './quotations/drafts/DeleteQuotationDraft.ts';
import { GetApprovalQueue } from './quotations/approvals/GetApprovalQueue.ts';
import { GetApprovalReasons } from './quotations/approvals/GetApprovalReasons.ts';
import { GetApprovedQuotation } from './quotations/GetApprovedQuotation.ts';
import { AddSalesCall } from './follow-ups/AddSalesCall.ts';
import { GetFollowUp } from './follow-ups/GetFollowUp.ts';
import { GetFollowUpList } from './follow-ups/GetFollowUpList.ts';
import { UpdateFollowUp } from './follow-ups/UpdateFollowUp.ts';
import { WithdrawSalesCall } from './follow-ups/WithdrawSalesCall.ts';
import { GetQuotation } from './quotations/GetQuotation.ts';
import { GetQuotationDraft } from './quotations/drafts/GetQuotationDraft.ts';
import { GetQuotationDifference } from './quotations/revisions/GetQuotationDifference.ts';
import { GetQuotationProduct } from './quotations/GetQuotationProduct.ts';
import { GetQuotationRevision } from './quotations/revisions/GetQuotationRevision.ts';
import { ReturnQuotation } from './quotations/approvals/ReturnQuotation.ts';
import { SaveQuotationDraft } from './quotations/drafts/SaveQuotationDraft.ts';
import { MarkQuotationLost } from './quotations/MarkQuotationLost.ts';
import { MoveQuotation } from './quotations/MoveQuotation.ts';
import { ReopenQuotation } from './quotations/ReopenQuotation.ts';
import { GetMailOptions } from './follow-ups/GetMailOptions.ts';
import { SendMailer } from './follow-ups/SendMailer.ts';
import { UpdateQuotation } from './quotations/UpdateQuotation.ts';
import { UpdatequotationStatus } from './quotations/UpdatequotationStatus.ts';
import { AddUserMenu } from './rights/AddUserMenu.ts';
import { AddUserSubMenu } from './rights/AddUserSubMenu.ts';
import { GetMenuList } from './rights/GetMenuList.ts';
import { GetSubMenuList } from './rights/GetSubMenuList.ts';
import { GetUserMenu } from './rights/GetUserMenu.ts';
import { GetUserMenuList } from './rights/GetUserMenuList.ts';
import { GetUserNames } from './rights/GetUserNames.ts';
import { GetUserSubMenu } from './rights/GetUserSubMenu.ts';
import { GetUserSubMenuAccessRights } from './rights/GetUserSubMenuAccessRights.ts';
import { GetUserSubMenuList } from './rights/GetUserSubMenuList.ts';
import { UpdateMenuRights } from './rights/UpdateMenuRights.ts';
import { UpdateSubMenuRights } from './rights/UpdateSubMenuRights.ts';
import { UpdateUserRights } from './rights/UpdateUserRights.ts';
import { AddCreditNote } from './credit-notes/AddCreditNote.ts';
import { GetBillToCredit } from './credit-notes/GetBillToCredit.ts';
import { GetCreditNote } from './credit-notes/GetCreditNote.ts';
import { GetCreditable } from './credit-notes/GetCreditable.ts';
import { VoidCreditNote } from './credit-notes/VoidCreditNote.ts';
import { GetDeduction } from './money/GetDeduction.ts';
import { GetDeductionSums } from './money/GetDeductionSums.ts';
import { UpdateDeduction } from './money/UpdateDeduction.ts';
import { AddCharge } from './money/AddCharge.ts';
import { AddReceipt } from './money/AddReceipt.ts';
import { AddRefund } from './money/AddRefund.ts';
import { DisputeBill } from './money/DisputeBill.ts';
import { GetCustomerStatement } from './money/GetCustomerStatement.ts';
import { GetOutstanding } from './money/GetOutstanding.ts';
import { GetOutstandingSums } from './money/GetOutstandingSums.ts';
import { GetReceipt } from './money/GetReceipt.ts';
import { GetReceiptDetails } from './money/GetReceiptDetails.ts';
import { GetRefund } from './money/GetRefund.ts';
import { SettleDispute } from './money/SettleDispute.ts';
import { UpdateCheque } from './money/UpdateCheque.ts';
import { UpdateCustomerCredit } from './money/UpdateCustomerCredit.ts';
import { UpdateDueDate } from './money/UpdateDueDate.ts';
import { UpdateReceiptMarks } from './money/UpdateReceiptMarks.ts';
import { VoidReceipt } from './money/VoidReceipt.ts';
import { GetSalesList } from './sales-calls/GetSalesList.ts';
import { AddUserLoginSession } from './session/AddUserLoginSession.ts';
import { AuthenticateUser } from './session/AuthenticateUser.ts';
import { GetLoginRecord } from './session/GetLoginRecord.ts';
import { ResetPassword } from './users/ResetPassword.ts';
import { RevealPrivate } from './users/RevealPrivate.ts';
import { RequestPasswordReset } from './users/RequestPasswordReset.ts';
import { RunForEach } from './several-rows/RunForEach.ts';
import { UpdateSettings } from './settings/UpdateSettings.ts';
import { AddLookup } from './lookups/AddLookup.ts';
import { RenameLookup } from './lookups/RenameLookup.ts';
import { GetSettings } from './settings/GetSettings.ts';
import { DismissSetup } from './setup/DismissSetup.ts';
import { GetSetupState } from './setup/GetSetupState.ts';
import { AddOfficeUsers } from './users/AddOfficeUsers.ts';
import { SendTestMail } from './settings/SendTestMail.ts';
import { ResetSecondStep } from './second-step/ResetSecondStep.ts';
import { EndSecondStep } from './second-step/EndSecondStep.ts';
import { AddRecoveryCodes } from './second-step/AddRecoveryCodes.ts';
import { ConfirmSecondStep } from './second-step/ConfirmSecondStep.ts';
import { StartSecondStep } from './second-step/StartSecondStep.ts';
import { GetSecondStep } from './second-step/GetSecondStep.ts';
import { UpdateSignInMail } from './session/UpdateSignInMail.ts';
import { GetSignInMail } from './session/GetSignInMail.ts';
import { EndUserSession } from './session/EndUserSession.ts';
import { EndOwnSession } from './session/EndOwnSession.ts';
import { GetOwnSession } from './session/GetOwnSession.ts';
import { GetConsignmentSums } from './tax-documents/GetConsignmentSums.ts';
import { GetReceiptFile } from './tax-documents/GetReceiptFile.ts';
import { UpdateEinvoice } from './tax-documents/UpdateEinvoice.ts';
import { UpdateEway } from './tax-documents/UpdateEway.ts';
import { AddStockCount } from './stock/AddStockCount.ts';
import { GetStock } from './stock/GetStock.ts';
import { GetShortage } from './stock/GetShortage.ts';
import { GetStockMovement } from './stock/GetStockMovement.ts';
import { AddTax } from './taxes/AddTax.ts';
import { GetGst } from './taxes/GetGst.ts';
import { GetTax } from './taxes/GetTax.ts';
import { AddTerm } from './terms/AddTerm.ts';
import { DeleteTerm } from './terms/DeleteTerm.ts';
import { AddAttachment } from './thread/AddAttachment.ts';
import { AddNote } from './thread/AddNote.ts';
import { DeleteAttachment } from './thread/DeleteAttachment.ts';
import { GetTimeline } from './thread/GetTimeline.ts';
import { WithdrawNote } from './thread/WithdrawNote.ts';
import { GetTerms } from './terms/GetTerms.ts';
import { GetTermsData } from './terms/GetTermsData.ts';
import { UpdateTerm } from './terms/UpdateTerm.ts';
import { AddUser } from './users/AddUser.ts';
import { ChangePassword } from './users/ChangePassword.ts';
import { CheckOldPassword } from './users/CheckOldPassword.ts';
import { CompleteFirstUser } from './users/CompleteFirstUser.ts';
import { DeleteUser } from './users/DeleteUser.ts';
import { GetHandover } from './users/GetHandover.ts';
import { GetUser } from './users/GetUser.ts';
import { UpdateUser } from './users/UpdateUser.ts';
import { UpdateUserPhoto } from './users/UpdateUserPhoto.ts';
import type { Handlers } from './platform/handler.ts';

export const handlers: Handlers = {
  AddApiToken,
  DeleteApiToken,
  GetApiToken,
  GetApprovalLimits,
  UpdateApprovalLimits,
  GetAuditLog,
  DismissNotice,
  GetLoginEvents,
  GetBrochure,
  UpdateBrochure,
  AddCollectionCall,
  GetCollection,
  SendReminder,
  AddClientDetails,
  GetCompanyList,
  UpdateClientDetails,
  UpdateStandardTerms,
  AddCustomer,
  AddCustomerContactPerson,
  ApproveCustomer,
  DeleteCustomer,
  GetCustomer,
  AddCustomerSite,
  GetCustomerSite,
  HideCustomerSite,
  GetLikelyCustomers,
  GetCustomerMerge,
  MergeCustomers,
  UnmergeCustomers,
  UpdateCustomerSite,
  GetCustomerContactPerson,
  GetCustomerList,
  UpdateCustomer,
  FindRecords,
  GetDashboardCount,
  GetDashboarshMonthWiseOrdersSales,
  GetNextPending,
  GetNotifications,
  GetToday,
  GetDeal,
  GetDealList,
  GetCustomerOverview,
  GetProductOverview,
  AddEnquiry,
  GetFollowUpList,
  UpdateFollowUp,
  WithdrawSalesCall,
  AddSalesCall,
  CloseEnquiry,
  ReopenEnquiry,
  AddDispatch,
  AddDispatches,
  GetOpenAdvance,
  GetOpenOrderLine,
  CancelDispatch,
  GetAgeing,
  GetFunnel,
  GetSalesReport,
  GetUnsold,
  AddReturn,
  GetReturn,
  GetDispatchOrder,
  GetDispatchNews,
  SendDispatchNews,
  GetConsignment,
  GetConsignmentList,
  IssueChallan,
  IssueInvoice,
  UpdateOrderPromise,
  UpdateTransport,
  VoidInvoice,
  RecalculateOrderTax,
  DismissHealthNote,
  GetSystemHealth,
  AddImage,
  CheckImport,
  GetImportChanges,
  GetImportRows,
  GetImports,
  StartImport,
  TakeBackImport,
  GetCity,
  GetCompanyType,
  GetCountry,
  GetDepartmentType,
  GetIndustry,
  GetLostReason,
  GetProductCategory,
  GetState,
  GetOldQuotation,
  GetOldQuotationProduct,
  AddOrder,
  CloseOrderLines,
  ReopenOrderLines,
  AddOrderProductMapping,
  GetOrder,
  GetOrderLine,
  GetOrderProduct,
  GetOrderToDispatch,
  UpdateOrderStatus,
  ChangeOrder,
  DecideOrderChange,
  GetOrderChange,
  GetOrderChangeDifference,
  GetWaitingOrderChange,
  GetLineFacts,
  GetPriceHistory,
  AddProduct,
  ApproveProduct,
  DeleteProduct,
  GetNamedProduct,
  GetProduct,
  GetProductList,
  UpdateProduct,
  UpdateProductControl,
  UpdateProductPhoto,
  UpdateProductTax,
  GetTaxDecision,
  AddPurchase,
  GetOwnPrivateAccess,
  GetPrivateAccess,
  GetPurchase,
  AddQuotation,
  AddQuotationProductMapping,
  AddQuotationRevision,
  DeleteQuotationDraft,
  GetApprovalQueue,
  GetApprovalReasons,
  GetApprovedQuotation,
  GetFollowUp,
  GetQuotation,
  GetQuotationDraft,
  GetQuotationDifference,
  GetQuotationProduct,
  GetQuotationRevision,
  AddQuotationLink,
  GetQuotationLink,
  WithdrawQuotationLink,
  ReturnQuotation,
  SaveQuotationDraft,
  MarkQuotationLost,
  MoveQuotation,
  ReopenQuotation,
  AddMailTemplate,
  DeleteMailTemplate,
  GetMailTemplate,
  UpdateMailTemplate,
  GetMailOptions,
  SendMailer,
  SendOrderConfirmation,
  UpdateQuotation,
  UpdatequotationStatus,
  AddUserMenu,
  AddUserSubMenu,
  GetMenuList,
  GetSubMenuList,
  GetUserMenu,
  GetUserMenuList,
  GetUserNames,
  GetUserSubMenu,
  GetUserSubMenuAccessRights,
  GetUserSubMenuList,
  UpdateMenuRights,
  UpdateSubMenuRights,
  UpdateUserRights,
  AddCreditNote,
  GetBillToCredit,
  GetCreditNote,
  GetCreditable,
  VoidCreditNote,
  GetDeduction,
  GetDeductionSums,
  UpdateDeduction,
  AddCharge,
  AddReceipt,
  AddRefund,
  DisputeBill,
  GetCustomerStatement,
  GetOutstanding,
  GetOutstandingSums,
  GetReceipt,
  GetReceiptDetails,
  GetReceiptFile,
  GetRefund,
  SettleDispute,
  UpdateCheque,
  UpdateCustomerCredit,
  UpdateDueDate,
  UpdateReceiptMarks,
  VoidReceipt,
  GetSalesList,
  AddUserLoginSession,
  AuthenticateUser,
  GetLoginRecord,
  ResetPassword,
  RevealPrivate,
  RequestPasswordReset,
  UpdateSettings,
  AddLookup,
  RenameLookup,
  GetSettings,
  DismissSetup,
  GetSetupState,
  AddOfficeUsers,
  SendTestMail,
  ResetSecondStep,
  EndSecondStep,
  AddRecoveryCodes,
  ConfirmSecondStep,
  StartSecondStep,
  GetSecondStep,
  UpdateSignInMail,
  GetSignInMail,
  EndUserSession,
  EndOwnSession,
  GetOwnSession,
  GetConsignmentSums,
  UpdateEinvoice,
  UpdateEway,
  AddStockCount,
  GetShortage,
  GetStock,
  GetStockMovement,
  AddTax,
  GetGst,
  GetTax,
  AddTerm,
  DeleteTerm,
  GetTerms,
  GetTermsData,
  UpdateTerm,
  AddAttachment,
  AddNote,
  DeleteAttachment,
  GetTimeline,
  WithdrawNote,
  AddUser,
  ChangePassword,
  CheckOldPassword,
  CompleteFirstUser,
  DeleteUser,
  GetHandover,
  GetUser,
  UpdateUser,
  UpdateUserPhoto,
  RunForEach,
  RunJob,
  GetBackup,
  GetBackupFolder,
  ConfirmKeyCopy,
};
