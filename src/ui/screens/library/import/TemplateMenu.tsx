import { Button, Menu } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import { CATEGORIES } from "#domain/catalogue/categories.ts";
import { productTemplate } from "#domain/catalogue/import/productTemplate.ts";
import { downloadBlob } from "../../../page/browser/downloadBlob.ts";
import { useNotices } from "../../../page/services/useNotices.ts";
import { whyNot } from "../useLibraryAct.ts";
import { useStandard } from "./useStandard.ts";

/** 下载模板: a file to fill in, with the columns of a category. */
export function TemplateMenu() {
  const standard = useStandard();
  const notices = useNotices();
  async function download(code: string, name: string): Promise<void> {
    try {
      const category = (await standard()).categories.find((each) => each.code === code);
      if (category === undefined) throw new Error(`the standard has no category ${code}`);
      downloadBlob(new Blob([productTemplate(category)], { type: "text/csv" }), `${name}.csv`);
    } catch (error) {
      notices.error("模板没有下载", whyNot(error));
    }
  }
  return (
    <Menu
      position="bottom-end"
      transitionProps={{ duration: 0 }}
      width={160}
      withInitialFocusPlaceholder={false}
    >
      <Menu.Target>
        <Button size="xs" variant="default" leftSection={<IconDownload size={14} stroke={1.5} aria-hidden />}>
          下载模板
        </Button>
      </Menu.Target>
      <Menu.Dropdown mah={360} style={{ overflowY: "auto" }}>
        {Object.entries(CATEGORIES).map(([code, name]) => (
          <Menu.Item key={code} onClick={() => void download(code, name)}>
            {name}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
