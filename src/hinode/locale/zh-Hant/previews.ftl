# 選擇之前先看結果：選項區、氏族面板、地圖、神殿。

## 政策板塊的兩個部分，接續cards.ftl的`.everyone`與`.allies`

part-everyone = 所有人：
part-alone = 只有你：
part-allies = 你與{ $clan }：
part-me = 你：
part-cost = 代價：
part-now = 目前：
part-betrays-rank = 與{ $clan }的結盟瓦解；榮耀第{ $before }位 → 第{ $after }位。
part-betrays-last = 與{ $clan }的結盟瓦解；榮耀維持第{ $after }位。
part-betrays-ally = 與{ $clan }的結盟瓦解，你失去榮耀。
part-betrays-free = 沒有，因為你沒有盟友。

## 各氏族能做什麼、會得到什麼

preview-change = { $before } → { $after }
preview-rank = 第{ $before }位 → 第{ $after }位
preview-summon = { $count ->
    [0] 沒有單位可召喚
   *[other] 可召喚{ $count }個單位
}
preview-move = { $count ->
    [0] 沒有棋子可移動
   *[other] 可移動{ $count }個棋子
}
preview-build = 可花{ $coins }枚錢幣建造堡壘
preview-build-short = 實付{ $coins }
preview-afford = { $count ->
    [0] 買不起任何卡片
   *[other] 買得起{ $display }張卡中的{ $count }張
}
preview-replace = { $count ->
    [0] 無法替換任何單位
   *[other] 可替換{ $count }個單位
}
preview-targets = { $count }個單位可被替換
preview-alliance-ends = 結盟瓦解
preview-killed = { $count }個單位被擊殺
preview-force = { $clan }：戰力{ $before } → { $after }
preview-leader = 之後由{ $clan }領先

## 別人可以收費的航線（大蛇之路）

toll-ahead = { $who }可以收取{ $coins }枚錢幣的航線費（{ $cause }）。之後無法復原這次移動。
toll-ahead-unpaid = { $who }可以不讓你走這條航線（{ $cause }），因為你沒有錢幣可付。之後無法復原這次移動。
toll-ahead-short = 最多付{ $coins }枚錢幣
toll-ahead-short-unpaid = 沒有錢幣，可能不能走

## 為什麼上一步無法復原

undo-ended-acted = 其他氏族已行動，無法復原
undo-ended-revealed = 已公開隱藏資訊，無法復原
undo-ended-dealt = 已有交易成立，無法復原

## 政策行動的進度

progress-recruit = 已召喚{ $done }個，最多{ $count }個
progress-marshal = { $left ->
    [0] 沒有棋子可再移動
   *[other] 還可移動{ $left }個棋子
}
progress-betray = 已替換{ $done }個，最多{ $count }個
progress-fujin = 還可移動{ $left }次

## 卡片：目前對我有什麼效果

worth-now-season = 每季：{ $what }。
worth-now-war = 戰爭階段：{ $what }。
worth-now-winter = 冬季：{ $vp }分。
worth-now-force = { $province }{ $force }
worth-now-forces = 戰爭中的戰力：{ $forces }。
worth-now-leads = 可在{ $provinces }取得領先。

## 下注：依贏得優勢的氏族計算戰鬥

preview-lead = { $clan }以{ $force }比{ $second }領先
preview-lead-tie = 平手，{ $clan }榮耀較高，領先
bid-without = 無人下注時：
bid-with-ronin = 雇用浪人後最多{ $force }點
bid-wins = { $clan }贏得時：
# 下注表單各列的意思，以及平手時的列。
bid-legend = 家紋：該氏族贏得此優勢時的結果。平手時榮耀較高者勝。
bid-lead-tie = 平手，{ $clan }領先
# 手機上的版本。領先對手的家紋顯示在 `bid-if-you-win` 與 `bid-rival-leads` 之間。
bid-if-you-win = 若你贏得：{ $what }
bid-you-lead = 若你贏得：你{ $force }比{ $second }領先
bid-you-lead-tie = 若你贏得：平手，你領先
bid-rival-leads = { $force }比{ $second }領先
bid-rival-leads-tie = 平手仍領先
bid-vp = +{ $vp }分
bid-no-coins-of = 不可能，{ $clan }沒有錢幣
bid-glance = 你沒有錢幣，因此不下注。
bid-last = 其他人都已下注：確定後公開所有下注。
bid-effect-seppuku = { $count ->
    [0] 你在此地沒有可切腹的單位。
   *[other] 你在此地的{ $count }個單位切腹：+{ $vp }分
}
bid-effect-honor = 榮耀第{ $before }位 → 第{ $after }位
bid-effect-hostage = 最佳目標：{ $figure }，+{ $vp }分
bid-effect-hostage-none = 你無法綁走單位。
bid-effect-ronin = 你的戰力：{ $before } → { $after }
bid-effect-ronin-coins = 沒有下注的錢幣視為浪人參戰。
bid-effect-poets = 每個被擊殺的單位1分：目前{ $vp }分
bid-effect-poets-range = 每個被擊殺的單位1分：目前{ $vp }分，最後{ $least }至{ $most }分
