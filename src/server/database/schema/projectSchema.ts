import { isNotNull, isNull } from "drizzle-orm";
import {
  bigint,
  bigserial,
  boolean,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import type { Product } from "#api/contract/products.ts";
import type { PlanCounts, PlanHead, PlanPartFacts } from "#domain/building/plan/PlanContent.ts";
import type { Role } from "#domain/desk/project/projectRoles.ts";
import type { SelectedProperty } from "#domain/building/plan/schedule/SelectedProperty.ts";
import { users } from "./accountSchema.ts";
import { membersTable, removalsTable } from "./memberTables.ts";

const at = (name: string) => timestamp(name, { withTimezone: true });
const userId = (name: string) => bigint(name, { mode: "number" });
const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => "bytea" });

export const projects = pgTable("projects", {
  id: uuid().primaryKey().defaultRandom(),
  name: text().notNull(),
  /** Counts changes of the project itself. */
  version: integer().notNull().default(1),
  createdAt: at("created_at").notNull().defaultNow(),
  updatedAt: at("updated_at").notNull().defaultNow(),
  archivedAt: at("archived_at"),
});

const projectId = () =>
  uuid("project_id")
    .notNull()
    .references(() => projects.id, { onDelete: "cascade" });

export const projectMembers = membersTable("project", () => projects.id);
export const projectRemovals = removalsTable("project", () => projects.id);

/** The project to which a user's selections go. Only for members: leaving a project deletes the row. */
export const currentProjects = pgTable("current_projects", {
  userId: userId("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  projectId: projectId(),
});

/**
 * A product as it was when it was selected, by hash of its content: a thousand selections of it share one
 * row.
 */
export const productFacts = pgTable("product_facts", {
  hash: text().primaryKey(),
  facts: jsonb().$type<ProductFacts>().notNull(),
});
export interface ProductFacts extends Product {
  readonly speedControl: "SINGLE_SPEED" | "DOUBLE_SPEED" | null;
}

export const selectedProducts = pgTable(
  "selected_products",
  {
    id: uuid().primaryKey().defaultRandom(),
    projectId: projectId(),
    /** Order of selection. */
    position: bigserial({ mode: "number" }).notNull(),
    categoryCode: text("category_code").notNull(),
    productId: text("product_id").notNull(),
    factsHash: text("facts_hash")
      .notNull()
      .references(() => productFacts.hash),
    /** Makes a repeated request store the selection once. */
    selectionKey: uuid("selection_key").notNull().defaultRandom(),
    designProperties: jsonb("design_properties").$type<readonly SelectedProperty[]>().notNull(),
    runtimeProperties: jsonb("runtime_properties").$type<readonly SelectedProperty[]>().notNull(),
    publicComponentId: text("public_component_id"),
    equipmentNum: integer("equipment_num").notNull(),
    equipmentCode: text("equipment_code").notNull().default(""),
    remark: text().notNull().default(""),
    version: integer().notNull().default(1),
    selectedBy: userId("selected_by").references(() => users.id, { onDelete: "set null" }),
    createdAt: at("created_at").notNull().defaultNow(),
    updatedAt: at("updated_at").notNull().defaultNow(),
    /** Deleted rows can be restored for a day. */
    deletedAt: at("deleted_at"),
  },
  (table) => [
    unique("selected_products_key").on(table.projectId, table.selectionKey),
    index("selected_products_order").on(table.projectId, table.position).where(isNull(table.deletedAt)),
    index("selected_products_category")
      .on(table.projectId, table.categoryCode, table.position)
      .where(isNull(table.deletedAt)),
    index("selected_products_product").on(table.projectId, table.productId).where(isNull(table.deletedAt)),
    index("selected_products_deleted").on(table.deletedAt).where(isNotNull(table.deletedAt)),
    index("selected_products_facts").on(table.factsHash),
    index("selected_products_user").on(table.selectedBy),
  ],
);

/** The plan of one building and one kind of equipment; its versions are kept. */
export const plans = pgTable(
  "plans",
  {
    id: uuid().primaryKey().defaultRandom(),
    projectId: projectId(),
    /** The building's id in the browser where it was made. */
    building: text().notNull(),
    kind: text().notNull(),
    name: text().notNull(),
    /** Whether its last version is part of the project's 设备表. */
    isScheduled: boolean("is_scheduled").notNull().default(true),
    createdAt: at("created_at").notNull().defaultNow(),
  },
  (table) => [unique("plans_building").on(table.projectId, table.building, table.kind)],
);

/** Rooms or products of versions, packed, by hash of their content: unchanged parts are stored once. */
export const planParts = pgTable(
  "plan_parts",
  {
    projectId: projectId(),
    hash: text().notNull(),
    counts: jsonb().$type<PlanPartFacts>().notNull(),
    /** JSON, compressed. */
    packed: bytes().notNull(),
    createdAt: at("created_at").notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.projectId, table.hash] })],
);

/** A confirmed plan; only its note may be changed afterwards. */
export const planVersions = pgTable(
  "plan_versions",
  {
    id: uuid().primaryKey().defaultRandom(),
    planId: uuid("plan_id")
      .notNull()
      .references(() => plans.id, { onDelete: "cascade" }),
    /** Number within its plan, ascending. */
    number: integer().notNull(),
    /** The version that it was made from; null for a first one. */
    basedOn: integer("based_on"),
    /** Makes a repeated request store the version once. */
    saveKey: uuid("save_key").notNull(),
    name: text().notNull(),
    note: text().notNull(),
    head: jsonb().$type<PlanHead>().notNull(),
    roomParts: text("room_parts").array().notNull(),
    productParts: text("product_parts").array().notNull(),
    counts: jsonb().$type<PlanCounts>().notNull(),
    catalogueVersion: text("catalogue_version").notNull(),
    authorId: userId("author_id").references(() => users.id, { onDelete: "set null" }),
    createdAt: at("created_at").notNull().defaultNow(),
  },
  (table) => [
    unique("plan_versions_number").on(table.planId, table.number),
    unique("plan_versions_save").on(table.planId, table.saveKey),
    index("plan_versions_author").on(table.authorId),
  ],
);

/** read: the holder of the link sees the project or the version. Others: the holder may join in that role. */
export type LinkPurpose = "read" | Exclude<Role, "owner">;

/** Only the SHA-256 of a link's secret is stored. */
export const projectLinks = pgTable(
  "project_links",
  {
    id: uuid().primaryKey().defaultRandom(),
    projectId: projectId(),
    purpose: text().$type<LinkPurpose>().notNull(),
    /** For a read link to a single version. */
    planVersionId: uuid("plan_version_id").references(() => planVersions.id, { onDelete: "cascade" }),
    hash: text().notNull().unique(),
    createdBy: userId("created_by").references(() => users.id, { onDelete: "set null" }),
    createdAt: at("created_at").notNull().defaultNow(),
    expiresAt: at("expires_at"),
    revokedAt: at("revoked_at"),
    /** For a link to join: only the first person can use it. */
    isForOne: boolean("is_for_one").notNull().default(false),
    usedBy: userId("used_by").references(() => users.id, { onDelete: "set null" }),
    usedAt: at("used_at"),
  },
  (table) => [index("project_links_project").on(table.projectId)],
);
