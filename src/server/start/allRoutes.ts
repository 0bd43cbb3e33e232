import { displayDataRoutes } from "../components/displayDataRoutes.ts";
import { componentRoutes } from "../components/componentRoutes.ts";
import { componentDetailRoutes } from "../components/detail/detailRoutes.ts";
import { componentFileRoutes } from "../downloads/fileRoutes.ts";
import { componentLibraryRoutes } from "../components/library/libraryRoutes.ts";
import { goodsRoutes } from "../goods/goodsRoutes.ts";
import { designRoutes } from "../designs/designRoutes.ts";
import { practiceRoutes } from "../designs/practiceRoutes.ts";
import { sceneRoutes } from "../designs/sceneRoutes.ts";
import { documentRoutes } from "../documents/documentRoutes.ts";
import { libraryImportRoutes } from "../library/libraryImportRoutes.ts";
import { libraryRoutes } from "../library/libraryRoutes.ts";
import { manualRoutes } from "../library/manuals/manualRoutes.ts";
import { materialRoutes } from "../materials/materialRoutes.ts";
import { operatorRoutes } from "../operators/operatorRoutes.ts";
import { exportRoutes } from "../project/export/exportRoutes.ts";
import { planRoutes } from "../project/plans/planRoutes.ts";
import { projectRoutes } from "../project/projectRoutes.ts";
import { selectedRoutes } from "../project/selectedRoutes.ts";
import { sharedRoutes } from "../project/sharing/sharedRoutes.ts";
import { sharingRoutes } from "../project/sharing/sharingRoutes.ts";
import type { Route } from "../http/route.ts";
import {
  listPerformancePropertiesRoute,
  listProductCurvesRoute,
  listProductPropertyValuesRoute,
  readRuntimePointsRoute,
  readWorkConditionRoute,
} from "../product/curveRoutes.ts";
import {
  listClassificationPropertiesRoute,
  listClassificationsRoute,
  queryClassificationsRoute,
} from "../definitions/dataStandardRoutes.ts";
import {
  existsFeedbackVisitRoute,
  recordFeedbackVisitRoute,
  sendFeedbackRoute,
} from "../feedback/feedbackRoutes.ts";
import {
  getProductRoute,
  listParameterValuesRoute,
  readRecordRoute,
  readRecordVersionRoute,
} from "../product/productRoutes.ts";
import {
  listCadBlocksRoute,
  listProductComponentsRoute,
  readProductParamsRoute,
} from "../components/resources/resourceRoutes.ts";
import { PERSONAL_DATA } from "./personalParts.ts";
import type { RouteParts } from "./RouteParts.ts";
import {
  aggregateBrandsRoute,
  aggregateProductSeriesRoute,
  aggregateSearchPropertiesRoute,
  getSearchColumnsRoute,
  getSearchColumnsPartRoute,
  listBrandsRoute,
  queryProductsRoute,
  relaxSearchRoute,
} from "../search/searchRoutes.ts";
import { roomCandidatesRoutes, selectForRoomsRoutes } from "../selection/selectForRoomsRoutes.ts";
import { getBrandInfoRoute, getSupplierContactRoute } from "../product/supplierRoutes.ts";
import { sendTracksRoute } from "../feedback/sendTracksRoute.ts";

/** Every call of the contract that this server answers. */
export const allRoutes = (parts: RouteParts): readonly Route[] => [
  ...[
    ...selectForRoomsRoutes,
    ...roomCandidatesRoutes,
    listParameterValuesRoute,
    queryProductsRoute,
    aggregateBrandsRoute,
    listBrandsRoute,
    aggregateSearchPropertiesRoute,
    aggregateProductSeriesRoute,
    relaxSearchRoute,
    getSearchColumnsRoute,
    getSearchColumnsPartRoute,
    getProductRoute,
    readRecordVersionRoute,
    readRecordRoute,
    listProductComponentsRoute,
    listCadBlocksRoute,
    readProductParamsRoute,
    listProductCurvesRoute,
    readWorkConditionRoute,
    listProductPropertyValuesRoute,
    readRuntimePointsRoute,
    listPerformancePropertiesRoute,
    listClassificationsRoute,
    queryClassificationsRoute,
    listClassificationPropertiesRoute,
    existsFeedbackVisitRoute,
    recordFeedbackVisitRoute,
    sendFeedbackRoute,
    getBrandInfoRoute,
    getSupplierContactRoute,
    ...goodsRoutes,
    sendTracksRoute,
    ...displayDataRoutes,
    ...componentRoutes,
    ...componentFileRoutes,
    ...componentDetailRoutes,
    ...componentLibraryRoutes,
    ...designRoutes,
    ...practiceRoutes,
    ...sceneRoutes,
    ...documentRoutes,
    ...materialRoutes,
    ...projectRoutes,
    ...selectedRoutes,
    ...exportRoutes,
    ...planRoutes,
    ...sharingRoutes,
    ...sharedRoutes,
    ...libraryRoutes,
    ...libraryImportRoutes,
    ...operatorRoutes(PERSONAL_DATA),
  ].map((bind) => bind(parts)),
  ...manualRoutes(parts),
];
