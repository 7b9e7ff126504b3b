"""The files under deploy/, which docs/run-a-server.md shows, read by the programs that they are for."""

from __future__ import annotations

import configparser
import re
import shutil
import subprocess
from dataclasses import fields
from pathlib import Path

import pytest

from zeitriss.cli.app import COMMANDS
from zeitriss.cli.settings import DEFAULTS, typed
from zeitriss.server.settings import Settings

ROOT = Path(__file__).parents[2]
DEPLOY, GUIDE = ROOT / "deploy", (ROOT / "docs" / "run-a-server.md").read_text(encoding="utf-8")
UNITS = [path.name for path in sorted(DEPLOY.glob("zeitriss*.[st]*"))]
FILES = [path.name for path in sorted(DEPLOY.iterdir())]


@pytest.mark.parametrize("name", FILES)
def test_the_guide_shows_where_each_file_belongs(name: str) -> None:
    assert f"deploy/{name}" in GUIDE


@pytest.mark.parametrize("name", UNITS)
def test_units_call_commands_that_there_are(name: str) -> None:
    unit = configparser.ConfigParser(strict=False, interpolation=None)
    unit.read(DEPLOY / name)
    for command in re.findall(r"/opt/zeitriss/bin/zeitriss ([\w-]+)", (DEPLOY / name).read_text()):
        assert command in COMMANDS
    assert unit.sections()


def test_units_are_understood_by_systemd(tmp_path: Path) -> None:
    systemd = shutil.which("systemd-analyze")
    if systemd is None:
        pytest.skip("no systemd here")
    for name in UNITS:
        text = (DEPLOY / name).read_text().replace("/opt/zeitriss/bin/zeitriss", "/bin/true")
        (tmp_path / name).write_text(text)
    paths = [str(tmp_path / name) for name in UNITS]
    done = subprocess.run([systemd, "verify", "--man=no", *paths], capture_output=True, text=True)
    ours = [line for line in done.stderr.splitlines() if "zeitriss" in line]
    assert not ours, done.stderr


def test_nginx_reads_its_configuration(tmp_path: Path) -> None:
    nginx = shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin")
    if nginx is None:
        pytest.skip("no nginx here")
    made = ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"]
    key, certificate = tmp_path / "key.pem", tmp_path / "certificate.pem"
    subprocess.run(
        [*made, "-keyout", key, "-out", certificate, "-subj", "/CN=club.example"], check=True, capture_output=True
    )
    site = (DEPLOY / "nginx.conf").read_text()
    site = re.sub(r"/etc/letsencrypt\S+fullchain.pem", str(certificate), site)
    site = re.sub(r"/etc/letsencrypt\S+privkey.pem", str(key), site)
    version = subprocess.run([nginx, "-v"], capture_output=True, text=True).stderr
    if re.search(r"/1\.(1\d|2[0-4])\.", version):  # before 1.25 it was a word of `listen`
        site = site.replace("http2 on;", "")
    (tmp_path / "site.conf").write_text(site)
    whole = (
        f"pid {tmp_path}/pid; error_log stderr; events {{}} http {{ access_log off; include {tmp_path}/site.conf; }}"
    )
    (tmp_path / "nginx.conf").write_text(whole)
    done = subprocess.run([nginx, "-t", "-c", tmp_path / "nginx.conf", "-p", tmp_path], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


def test_caddy_reads_its_configuration() -> None:
    caddy = shutil.which("caddy")
    if caddy is None:
        pytest.skip("no Caddy here")
    command = [caddy, "validate", "--adapter", "caddyfile", "--config", str(DEPLOY / "Caddyfile")]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


def test_the_environment_file_names_settings_that_there_are() -> None:
    names = re.findall(r"^(?:# )?ZEITRISS_(\w+)=(.*)$", (DEPLOY / "zeitriss.env").read_text(), re.MULTILINE)
    assert names
    known = {field.name for field in fields(Settings)}
    for name, value in names:
        assert name.lower() in known
        assert typed(name.lower(), value, name) == type(DEFAULTS[name.lower()])(value)


def test_the_guide_links_to_pages_that_there_are() -> None:
    for link in re.findall(r"\]\(([\w./-]+\.md)\)", GUIDE):
        assert (ROOT / "docs" / link).resolve().exists(), link
