import { Button } from "@mantine/core";
import { Component, type ReactNode } from "react";
import { Link } from "react-router-dom";
import { EmptyState } from "../../kit/layout/EmptyState.tsx";
import layout from "../../kit/styles/layout.module.css";

/** Confines a screen's error; the navigation stays. React itself writes the error to the console. */
export class ScreenBoundary extends Component<{ children: ReactNode }, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <main className={layout["main"]}>
        <EmptyState
          kind="error"
          title="页面出错了"
          why="这一页遇到意外的问题，其他页面不受影响"
          actions={
            <>
              <Button onClick={() => this.setState({ hasFailed: false })}>重试</Button>
              <Button variant="default" component={Link} to="/">
                返回产品库
              </Button>
            </>
          }
        />
      </main>
    );
  }
}
